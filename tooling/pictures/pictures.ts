import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { check, runChecks } from "../../scripts/lib/checks.mjs";
import { openBrowser, type Page } from "../checks/browser.ts";
import { FOLDER, pictureFaults, shownPictures } from "./find-pictures.ts";

/**
 * Renews the pictures that README and docs show, as WebP, from what `npm run screens` wrote; with `--check` it fails when one is
 * missing, when one is shown nowhere, or when they weigh too much together.
 */
const ROOT = path.resolve(import.meta.dirname, "../..");
const SCREENS = path.join(ROOT, "apps/web/screens/out");
const TARGET = path.join(ROOT, FOLDER);
const QUALITY = 0.85;

const documents = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
  cwd: ROOT,
  encoding: "utf8",
});
const texts = documents.split("\n").flatMap((file) => (file ? [readFileSync(path.join(ROOT, file), "utf8")] : []));
const shown = shownPictures(texts);

/** Draws a PNG in a page and returns it as WebP. */
async function asWebp(page: Page, png: Buffer) {
  const url = await page.evaluate(
    async ({ source, quality }: { source: string; quality: number }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, quality: QUALITY },
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

async function renew() {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    mkdirSync(TARGET, { recursive: true });
    for (const name of shown) {
      const png = readFileSync(path.join(SCREENS, `${name}.png`));
      writeFileSync(path.join(TARGET, `${name}.webp`), await asWebp(page, png));
    }
  } finally {
    await browser.close();
  }
}

await runChecks(async () => {
  if (!process.argv.includes("--check")) await renew();
  const kept = readdirSync(TARGET).map((file) => ({ file, bytes: statSync(path.join(TARGET, file)).size }));
  const faults = pictureFaults(shown, kept);
  const bytes = kept.reduce((sum, picture) => sum + picture.bytes, 0);
  check(faults.length === 0, `the ${kept.length} pictures (${bytes} bytes) are those the documents show`, faults);
});
