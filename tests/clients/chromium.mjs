// Starts Debian's Chromium. `elsewhere.test` is this machine under a name that the server does not know.
import { chromium } from "playwright-core";

export const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--disable-quic", "--disable-sync", "--host-resolver-rules=MAP elsewhere.test 127.0.0.1"],
});

/** The page `page.html` of an origin. */
export async function open(origin) {
  const page = await browser.newPage();
  await page.goto(`${origin}/page.html`);
  return page;
}
