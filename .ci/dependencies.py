#!/usr/bin/env python3
"""Judges what enters the dependency tree by deny.toml: licences, sources, and versions that are open to anything.

Needs nothing but Python and cargo; deny.toml is written for cargo-deny, which holds the texts of licences, too.
`python3 -m doctest .ci/dependencies.py` tests the rules.
"""

import json
import pathlib
import re
import subprocess
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
CRATES_IO = "registry+https://github.com/rust-lang/crates.io-index"

# Every setting of deny.toml: one that is not here must not be thought to hold.
KNOWN = {
    "graph": {"all-features": [True]},
    "licenses": {"allow": None},
    "bans": {"multiple-versions": ["allow"], "wildcards": ["deny"], "allow-wildcard-paths": [True]},
    "sources": {"unknown-registry": ["deny"], "unknown-git": ["deny"]},
}


def admits(expression, allowed):
    """Whether a licence expression can be satisfied by the licences that are allowed.

    >>> admits("MIT", {"MIT"}), admits("GPL-3.0", {"MIT"}), admits("", {"MIT"})
    (True, False, False)
    >>> admits("MIT OR GPL-3.0", {"MIT"}), admits("GPL-3.0/MIT", {"MIT"}), admits("MIT AND GPL-3.0", {"MIT"})
    (True, True, False)
    >>> admits("ISC AND (GPL-3.0 OR MIT)", {"MIT", "ISC"}), admits("GPL-3.0 OR MIT AND ISC", {"MIT"})
    (True, False)
    >>> admits("Apache-2.0 WITH LLVM-exception", {"Apache-2.0"})
    False
    >>> admits("Apache-2.0 WITH LLVM-exception OR X", {"Apache-2.0 WITH LLVM-exception"})
    True
    >>> admits("(MIT", {"MIT"}), admits("MIT MIT", {"MIT"}), admits("OR", {"MIT"})
    (False, False, False)
    """
    words = re.findall(r"[()/]|[^\s()/]+", expression)
    operators = {"(", ")", "/", "OR", "AND", "WITH"}

    def taken(*choices):
        return words.pop(0) if words and words[0] in choices else None

    def name():
        if not words or words[0] in operators:
            raise ValueError(expression)
        return words.pop(0)

    def one():
        if taken("("):
            inner = either()
            if not taken(")"):
                raise ValueError(expression)
            return inner
        licence = name()
        if taken("WITH"):
            licence = f"{licence} WITH {name()}"
        return licence in allowed

    def both():
        holds = one()
        while taken("AND"):
            holds = one() and holds
        return holds

    def either():
        holds = both()
        while taken("OR", "/"):
            holds = both() or holds
        return holds

    try:
        return either() and not words
    except ValueError:
        return False


def unknown(policy):
    """The settings that nothing here judges by.

    >>> list(unknown({"licenses": {"allow": []}, "bans": {"wildcards": "allow"}, "x": {"y": 1}}))
    ["[bans] wildcards = 'allow'", '[x] y = 1']
    """
    for section, settings in policy.items():
        for setting, value in settings.items():
            values = KNOWN.get(section, {}).get(setting, [])
            if values is not None and value not in values:
                yield f"[{section}] {setting} = {value!r}"


def faults(package, allowed):
    """What is wrong with a package.

    >>> of = {"name": "a", "version": "1.0.0", "license": "MIT", "source": CRATES_IO, "dependencies": []}
    >>> list(faults(of, {"MIT"}))
    []
    >>> list(faults({**of, "license": None}, {"MIT"}))
    ['a 1.0.0: the licence None is not allowed']
    >>> list(faults({**of, "source": "git+https://e.org/a"}, {"MIT"}))
    ['a 1.0.0: it comes from git+https://e.org/a']
    >>> open_to_all = {"name": "b", "req": "*"}
    >>> list(faults({**of, "source": None, "dependencies": [open_to_all]}, {"MIT"}))
    ['a 1.0.0: its dependency b may have any version']
    >>> list(faults({**of, "source": None, "dependencies": [{**open_to_all, "path": "/b"}]}, {"MIT"}))
    []
    """
    which = f"{package['name']} {package['version']}"
    if not admits(package["license"] or "", allowed):
        yield f"{which}: the licence {package['license']} is not allowed"
    if package["source"] not in (None, CRATES_IO):
        yield f"{which}: it comes from {package['source']}"
    if package["source"] is None:
        for dependency in package["dependencies"]:
            if dependency["req"] == "*" and not dependency.get("path"):
                yield f"{which}: its dependency {dependency['name']} may have any version"


def main():
    policy = tomllib.loads((ROOT / "deny.toml").read_text())
    allowed = set(policy["licenses"]["allow"])
    command = ["cargo", "metadata", "--locked", "--all-features", "--format-version", "1"]
    told = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    packages = json.loads(told)["packages"]
    found = [f"deny.toml: {setting} is not judged here" for setting in unknown(policy)]
    found += [fault for package in packages for fault in faults(package, allowed)]
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"{len(packages)} packages, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
