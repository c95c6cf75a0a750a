"""openapi-generator, `-g python`: a class for each tag, models of pydantic."""

import os

from openapi_client import (
    ApiClient,
    Configuration,
    CreateObjectRequest,
    CreateSpaceRequest,
    EditOperation,
    FilesApi,
    ObjectDocument,
    ObjectsApi,
    ObjectShortcut,
    OpReplaceText,
    PatchObjectRequest,
    SearchApi,
    SearchRequestDoc,
    SpacesApi,
)
from openapi_client.exceptions import NotFoundException

configuration = Configuration(host=os.environ["ROLLTOP_URL"], access_token=os.environ["ROLLTOP_API_KEY"])
with ApiClient(configuration) as api:
    objects = ObjectsApi(api)

    space = SpacesApi(api).create_space(CreateSpaceRequest(name="generator-python")).id
    page = ObjectShortcut(type="page", markdown="# Trip\n\nPack light.")
    created = objects.create_object(space, CreateObjectRequest(page)).id

    before = objects.get_object(space, created).actual_instance
    assert isinstance(before, ObjectDocument), before
    assert any("Pack light" in str(block.to_dict()) for block in before.blocks), before

    edit = OpReplaceText(op="replace_text", find="light", replace="heavy")
    objects.patch_object(space, created, PatchObjectRequest(ops=[EditOperation(edit)]))

    found = SearchApi(api).search_space(space, search_request_doc=SearchRequestDoc(query="heavy"))
    assert [row.id for row in found.data] == [created], found

    try:
        objects.get_object(space, "bafyreiamissing")
        raise AssertionError("a missing object was read")
    except NotFoundException as missing:
        assert missing.data.code, missing

    # The one operation with two kinds of body: this one has to be named.
    form = "multipart/form-data"
    file = FilesApi(api).upload_file(space, file=("note.txt", b"a note"), _content_type=form)
    assert file.id, file
