"""Holds the published schemas against an engine for constrained decoding (ops.md 17, 18).

Usage: check.py xgrammar | outlines_core

Reads the golden files under spec/, which are what the server serves. Each schema must compile, its example must be
accepted token by token, and instances next to the example must not be. There is one token for each byte.
"""

import copy
import json
import re
import sys
from pathlib import Path

SPEC = Path(__file__).resolve().parents[2] / "spec"
END = 256
# A client of an engine that chokes on large counts may delete them; the server still checks them (ops.md 17).
LARGE = 1024


def entries():
    """Name, schema and example of every golden file, the default dialect first."""
    for folder in ["ops", "schemas", *sorted(p.relative_to(SPEC) for p in SPEC.glob("dialects/*/*"))]:
        for path in sorted((SPEC / folder).glob("*.json")):
            entry = json.loads(path.read_text())
            schema, example = entry["schema"], entry["example"]
            if schema["type"] == "array":
                # The kind of filters describes the member that its example carries.
                example = example["filters"]
            name = str(path.relative_to(SPEC))
            yield name, schema, in_order(example, schema, schema)


def in_order(value, schema, root):
    """The instance with its members in the order of the schema, which is that of generation (G12)."""
    if "$ref" in schema:
        schema = root["$defs"][schema["$ref"].rsplit("/", 1)[1]]
    if "anyOf" in schema:
        arms = (arm for arm in schema["anyOf"] if fits(value, arm))
        return in_order(value, next(arms, {}), root)
    if isinstance(value, dict):
        members = schema.get("properties")
        if members is None:
            inner = schema.get("additionalProperties") or {}
            return {name: in_order(item, inner, root) for name, item in value.items()}
        return {name: in_order(value[name], inner, root) for name, inner in members.items() if name in value}
    if isinstance(value, list):
        return [in_order(item, schema.get("items", {}), root) for item in value]
    return value


def fits(value, arm):
    """Whether an alternative is meant for the value: by its type, an object by its first member (G9)."""
    if isinstance(value, dict) and "properties" in arm:
        name, first = next(iter(arm["properties"].items()))
        words = first.get("enum", [first["const"]] if "const" in first else None)
        return name in value and (words is None or value[name] in words)
    names = {dict: "object", list: "array", str: "string", bool: "boolean", type(None): "null"}
    types = arm.get("type", [])
    types = [types] if isinstance(types, str) else types
    kind = names.get(type(value))
    return kind in types if kind else bool({"number", "integer"} & set(types))


def near_misses(schema, example):
    """Instances that the schema surely refuses."""
    if isinstance(example, list):
        yield {"filters": example}
        yield [{**example[0], "zz": 1}]
        return
    yield {**example, "zz": 1}
    yield [example]
    for name in schema.get("required", []):
        yield {key: value for key, value in example.items() if key != name}
    for name, value in example.items():
        yield {**example, name: {"zz": [value]}}
    if "op" in example:
        yield {**example, "op": example["op"] + "_"}


def text(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Xgrammar:
    """Takes every schema as it stands.

    Its strings with a bound hold no escape, so no line break; a client deletes the large ones, and so does this.
    """

    def __init__(self):
        # The package is made for torch, which holds its masks; to match text it needs none.
        import tvm_ffi  # noqa: F401  looks for the real torch and goes on without it
        from unittest import mock

        for name in ["torch", "torch.utils", "torch.utils.cpp_extension", "transformers"]:
            if name not in sys.modules:
                sys.modules[name] = mock.MagicMock(name=name)
        for module, name in [
            ("torch", "Tensor"),
            ("transformers", "PreTrainedTokenizerBase"),
            ("transformers", "PreTrainedTokenizerFast"),
        ]:
            setattr(sys.modules[module], name, type(name, (), {}))
        import xgrammar

        self.package = xgrammar
        words = [bytes([byte]) for byte in range(END)] + [b"</s>"]
        tokens = xgrammar.TokenizerInfo(words, vocab_type=xgrammar.VocabType.RAW, stop_token_ids=[END])
        self.compiler = xgrammar.GrammarCompiler(tokens, max_threads=1)

    def grammar(self, schema):
        options = {"any_whitespace": False, "separators": (",", ":")}
        return self.compiler.compile_json_schema(json.dumps(schema), **options)

    def compile(self, _, schema):
        self.grammar(schema)
        grammar = self.grammar(without_large_counts(schema))

        def accepts(value):
            matcher = self.package.GrammarMatcher(grammar)
            tokens = text(value).encode()
            return all(matcher.accept_token(token) for token in tokens) and matcher.accept_token(END)

        return accepts


class OutlinesCore:
    """One regular expression for a schema, one automaton for the expression.

    The automaton is built of the dialects of vendors, which have no counts: counted repetition multiplies its
    states. Of the default dialect the expression itself is matched, without the large counts.
    """

    def __init__(self):
        import outlines_core
        from outlines_core.json_schema import build_regex_from_schema

        self.package = outlines_core
        self.expression = build_regex_from_schema
        self.tokens = outlines_core.Vocabulary(END, {bytes([byte]): [byte] for byte in range(END)})

    def compile(self, name, schema):
        expression = self.expression(json.dumps(without_large_counts(schema)), r"")
        if not name.startswith("dialects"):
            pattern = re.compile(expression)
            return lambda value: pattern.fullmatch(text(value)) is not None
        index = self.package.Index(expression, self.tokens)

        def accepts(value):
            state = index.get_initial_state()
            for token in text(value).encode():
                state = index.get_next_state(state, token)
                if state is None:
                    return False
            return index.is_final_state(state)

        return accepts


def without_large_counts(schema):
    if isinstance(schema, list):
        return [without_large_counts(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    counts = ("maxLength", "maxItems", "maxProperties")
    return {
        name: without_large_counts(value)
        for name, value in schema.items()
        if not (name in counts and isinstance(value, int) and value > LARGE)
    }


def main():
    engine = {"xgrammar": Xgrammar, "outlines_core": OutlinesCore}[sys.argv[1]]()
    faults, schemas, refused = [], 0, 0
    for name, schema, example in entries():
        schemas += 1
        try:
            accepts = engine.compile(name, copy.deepcopy(schema))
        except Exception as error:
            faults.append(f"{name} does not compile: {error}")
            continue
        if not accepts(example):
            faults.append(f"{name} refuses its example {text(example)}")
        for near in near_misses(schema, example):
            refused += 1
            if accepts(near):
                faults.append(f"{name} accepts {text(near)}")
    print(f"{sys.argv[1]}: {schemas} schemas with their examples, {refused} near misses, {len(faults)} faults")
    print("\n".join(faults))
    return 1 if faults or not schemas else 0


sys.exit(main())
