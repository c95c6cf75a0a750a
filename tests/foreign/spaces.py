"""Answers the one gRPC call with which the tests of the crate `anytype` remove their spaces, by the owner's command.

A request names the space in field 1. The answer is an empty error message in field 1: success.
"""

import subprocess
import sys
from concurrent import futures

import grpc

BINARY, DATA = sys.argv[1:]
METHOD = "/anytype.ClientCommands/SpaceDelete"
SUCCESS = b"\x0a\x00"


def space_of(request: bytes) -> str:
    """The text of field 1; ids of spaces are shorter than 128 bytes."""
    if len(request) < 2 or request[0] != 0x0A:
        raise ValueError("the request does not begin with field 1")
    return request[2 : 2 + request[1]].decode()


def delete(request: bytes, context: grpc.ServicerContext) -> bytes:
    command = [BINARY, "spaces", "delete", space_of(request), "--yes", "--data-dir", DATA]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if done.returncode:
        context.abort(grpc.StatusCode.INTERNAL, done.stderr)
    return SUCCESS


class Calls(grpc.GenericRpcHandler):
    """Everything else is unimplemented, which is how grpc answers a method without a handler."""

    def service(self, call):
        return grpc.unary_unary_rpc_method_handler(delete) if call.method == METHOD else None


server = grpc.server(futures.ThreadPoolExecutor(2), handlers=[Calls()])
if not server.add_insecure_port("127.0.0.1:31010"):
    sys.exit("port 31010 of 127.0.0.1 is taken")
server.start()
server.wait_for_termination()
