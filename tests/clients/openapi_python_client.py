"""openapi-python-client makes a module for each operation."""

import os
from io import BytesIO

from made.openapi_python_client.api.files import download_file, upload_file
from made.openapi_python_client.api.objects import create_object, get_object, patch_object
from made.openapi_python_client.api.search import search_space
from made.openapi_python_client.api.spaces import create_space
from made.openapi_python_client.client import AuthenticatedClient
from made.openapi_python_client.models import (
    CreateSpaceRequest,
    Error,
    ObjectDocument,
    ObjectShortcut,
    OpReplaceText,
    OpReplaceTextOp,
    PatchObjectRequest,
    SearchRequestDoc,
    UploadFileFilesBody,
)
from made.openapi_python_client.types import File

api = AuthenticatedClient(
    base_url=os.environ["ROLLTOP_URL"],
    token=os.environ["ROLLTOP_API_KEY"],
    raise_on_unexpected_status=True,
)

space = create_space.sync(client=api, body=CreateSpaceRequest(name="openapi-python-client")).id
page = ObjectShortcut(type_="page", markdown="# Trip\n\nPack light.")
created = create_object.sync(space, client=api, body=page).id

before = get_object.sync(space, created, client=api)
assert isinstance(before, ObjectDocument), before
assert any("Pack light" in str(block.to_dict()) for block in before.blocks), before

edit = OpReplaceText(op=OpReplaceTextOp.REPLACE_TEXT, find="light", replace="heavy")
edited = patch_object.sync(space, created, client=api, body=PatchObjectRequest(ops=[edit]))
assert edited.diff_stats, edited

found = search_space.sync(space, client=api, body=SearchRequestDoc(query="heavy"))
assert [row.id for row in found.data] == [created], found

missing = get_object.sync_detailed(space, "bafyreiamissing", client=api)
assert missing.status_code == 404 and isinstance(missing.parsed, Error), missing

form = UploadFileFilesBody(file=File(payload=BytesIO(b"a,b\n"), file_name="list.csv", mime_type="text/csv"))
file = upload_file.sync(space, client=api, body=form)
content = download_file.sync(space, file.id, client=api)
assert isinstance(content, File) and content.payload.read() == b"a,b\n", content
