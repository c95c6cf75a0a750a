"use strict";

window.addEventListener("DOMContentLoaded", () => {
  SwaggerUIBundle({
    // Operations expand faster from 3.0.3 than from 3.1.
    url: "/docs/openapi-3.0.json",
    dom_id: "#reference",
    deepLinking: true,
    // No other host checks the document, and the key is forgotten with the page.
    validatorUrl: null,
    persistAuthorization: false,
  });
});
