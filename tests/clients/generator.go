// openapi-generator, `-g go`: a builder for each operation, pointers for what may be absent.
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"
	"strings"

	"example.org/openapi"
)

func main() {
	configuration := openapi.NewConfiguration()
	configuration.Servers = openapi.ServerConfigurations{{URL: os.Getenv("ROLLTOP_URL")}}
	api := openapi.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), openapi.ContextAccessToken, os.Getenv("ROLLTOP_API_KEY"))

	home := openapi.NewCreateSpaceRequest()
	home.SetName("generator-go")
	space, _, err := api.SpacesAPI.CreateSpace(ctx).CreateSpaceRequest(*home).Execute()
	must(err)

	page := openapi.NewObjectShortcut("page")
	page.SetMarkdown("# Trip\n\nPack light.")
	body := openapi.CreateObjectRequest{ObjectShortcut: page}
	created, _, err := api.ObjectsAPI.CreateObject(ctx, space.GetId()).CreateObjectRequest(body).Execute()
	must(err)

	before, _, err := api.ObjectsAPI.GetObject(ctx, space.GetId(), created.GetId()).Execute()
	must(err)
	if before.ObjectDocument == nil {
		log.Fatal("the answer is no document")
	}
	blocks, err := json.Marshal(before.ObjectDocument.Blocks)
	must(err)
	if !strings.Contains(string(blocks), "Pack light") {
		log.Fatalf("blocks without their text: %s", blocks)
	}

	edit := openapi.OpReplaceTextAsEditOperation(openapi.NewOpReplaceText("replace_text", "light", "heavy"))
	patch := openapi.NewPatchObjectRequest([]openapi.EditOperation{edit})
	_, _, err = api.ObjectsAPI.PatchObject(ctx, space.GetId(), created.GetId()).PatchObjectRequest(*patch).Execute()
	must(err)

	words := openapi.NewSearchRequestDoc()
	words.SetQuery("heavy")
	found, _, err := api.SearchAPI.SearchSpace(ctx, space.GetId()).SearchRequestDoc(*words).Execute()
	must(err)
	if len(found.Data) != 1 || found.Data[0].Id != created.GetId() {
		log.Fatalf("search found %v", found.Data)
	}

	_, missing, err := api.ObjectsAPI.GetObject(ctx, space.GetId(), "bafyreiamissing").Execute()
	if err == nil || missing.StatusCode != 404 {
		log.Fatalf("a missing object was read: %v", err)
	}
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
