import path from "node:path";
import type { BrowserContext, TestInfo } from "@playwright/test";
import { WEB_ROOT } from "../../../../scripts/lib/server.mjs";
import { areaOfFolder, leftOutFiles, leftOutModules } from "../../../../scripts/lib/web-pages.mjs";

const E2E = path.resolve(import.meta.dirname, "..");

/** Area → the files of the build that its pages must not load. */
const kept = new Map<string, ReadonlySet<string>>();

/** That of its folder below `e2e`; tests elsewhere have none. */
function areaOf({ file }: TestInfo): string | null {
  const [folder = ""] = path.relative(E2E, file).split(path.sep);
  return areaOfFolder(folder) ?? null;
}

function filesLeftOut(area: string): ReadonlySet<string> {
  const known = kept.get(area);
  if (known) return known;
  const files = leftOutFiles(process.env.WEB_ROOT ?? WEB_ROOT, leftOutModules(area));
  kept.set(area, files);
  return files;
}

/**
 * Records the files a context loads that are left out of the digest of the test's area (`left-out.json`). A change of such a file would
 * not run the test again.
 */
export function recordLeftOut(context: BrowserContext, testInfo: TestInfo): ReadonlySet<string> {
  const loaded = new Set<string>();
  const area = areaOf(testInfo);
  if (area === null) return loaded;
  const leftOut = filesLeftOut(area);
  context.on("request", (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (leftOut.has(file)) loaded.add(file);
  });
  return loaded;
}

/** Fails for files that are left out. */
export function expectNoneLeftOut(loaded: Iterable<string>, testInfo: TestInfo): void {
  const files = [...new Set(loaded)];
  if (files.length === 0) return;
  const area = areaOf(testInfo);
  throw new Error(
    `A page of the area ${area} loaded ${files.join(", ")}, which e2e/left-out.json leaves out of this area, so that a change ` +
      "there would not run this test again. Move the test to the area of its pages, or take their modules off the list.",
  );
}
