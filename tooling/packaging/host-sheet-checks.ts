import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { chromium, type Page } from "playwright";
import { obtainChromium } from "../../scripts/lib/chromium.mjs";
import { LOOK_SWITCHES, QUIET_SWITCHES, STEADY_SWITCHES } from "../../scripts/lib/chromium-switches.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { hostSheets } from "./host-sheets/sheets.ts";

const WIDGETS = ["evaluation panel", "control bar", "featured question card"];

/** Styles that no host sheet changes: the widgets are at the same place on every page. */
const PLACE = "position: absolute; left: 0; top: 0; width: 1400px; display: block; font-size: 16px";

async function writePage(folder: string): Promise<(sheet: string) => string> {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [path.join(ROOT, "tooling/packaging/host-sheets/page.tsx")],
    outfile: path.join(folder, "page.js"),
    bundle: true,
    // React and i18next are the widgets' own.
    nodePaths: [path.join(ROOT, "packages/session-widgets/node_modules")],
    format: "esm",
    jsx: "automatic",
    // Its own names React's types.
    tsconfigRaw: {},
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  return (sheet) => {
    const links = ["ui", "session-widgets"].map((name) => {
      const file = pathToFileURL(path.join(ROOT, "packages", name, "dist", sheet));
      return `<link rel="stylesheet" href="${file.href}">`;
    });
    const file = path.join(folder, `${sheet}.html`);
    const script = '<script type="module" src="./page.js"></script>';
    writeFileSync(
      file,
      `<!doctype html><html lang="en"><head><meta charset="utf-8">${links.join("")}</head><body><div id="root" style="${PLACE}"></div>${script}</body></html>`,
    );
    return pathToFileURL(file).href;
  };
}

/** Pictures of the widgets on a page whose host sheet comes last. */
async function takePictures(page: Page, url: string, host: string): Promise<Map<string, string>> {
  await page.goto(url);
  if (host !== "") await page.addStyleTag({ content: host });
  await page.getByRole("toolbar", { name: "Session controls" }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const pictures = new Map<string, string>();
  for (const name of WIDGETS) {
    const picture = await page.locator(`[data-widget="${name}"]`).screenshot({ animations: "disabled" });
    pictures.set(name, picture.toString("base64"));
  }
  return pictures;
}

/** Returns the number of different pixels of two pictures; all of them where the sizes differ. Runs in the page. */
async function countDifferent([one, other]: [string, string]): Promise<number> {
  const read = async (picture: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await read(one), await read(other)];
  if (a.width !== b.width || a.height !== b.height) return Math.max(a.width * a.height, b.width * b.height);
  const [before, after] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)];
  return before.reduce((count, pixel, index) => count + (pixel === after[index] ? 0 : 1), 0);
}

/**
 * Compares the widgets on a page of their own with the widgets on pages with other style sheets, pixel by pixel. The last check makes the
 * layered sheet differ, to prove that a difference is detected.
 */
export async function hostSheetChecks(folder: string): Promise<{ title: string; held: boolean }[]> {
  const urlOf = await writePage(folder);
  const { executablePath } = await obtainChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...QUIET_SWITCHES, ...LOOK_SWITCHES, ...STEADY_SWITCHES, "--allow-file-access-from-files"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1100 }, reducedMotion: "reduce" });
    const [unlayered, layered] = [urlOf("styles.unlayered.css"), urlOf("styles.css")];
    const alone = await takePictures(page, unlayered, "");
    const differing = async (url: string, host: string) => {
      const pictures = await takePictures(page, url, host);
      const counts = new Map<string, number>();
      for (const [name, picture] of pictures)
        counts.set(name, await page.evaluate(countDifferent, [alone.get(name) ?? "", picture] as [string, string]));
      return counts;
    };
    const checks = [];
    const sheets = await hostSheets();
    for (const [host, css] of [["no host sheet, by layers", ""] as const, ...sheets]) {
      const counts = await differing(css === "" ? layered : unlayered, css);
      for (const [name, count] of counts)
        checks.push({ title: `${name} on a page with ${host}: ${count} pixels differ`, held: count === 0 });
    }
    const seen = await differing(layered, sheets.get("Tailwind 3") ?? "");
    checks.push({
      title: "the layered sheet below Tailwind 3 differs",
      held: [...seen.values()].some((count) => count > 0),
    });
    return checks;
  } finally {
    await browser.close();
  }
}
