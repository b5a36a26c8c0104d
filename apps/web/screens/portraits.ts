import { writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";

const SIZE = { width: 1280, height: 720 };
/** The same frame twice, because a film needs more than one. */
const FRAMES = 2;

/** Films for Chromium's simulated camera, of two drawn people of the landing page, who do not exist. */
export async function drawPortraits(page: Page, folder: string): Promise<string[]> {
  await page.goto("/");
  const people = page.locator('main [role="img"] svg[viewBox="0 0 320 180"]');
  await people.nth(1).waitFor();
  const drawings = await people.evaluateAll((all) => all.slice(0, 2).map((drawing) => drawing.outerHTML));
  await page.setViewportSize(SIZE);
  await page.goto("about:blank");
  const films: string[] = [];
  for (const [index, drawing] of drawings.entries()) {
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${drawing}`,
    );
    const frame = await page.screenshot({ type: "jpeg", quality: 92 });
    const film = path.join(folder, `person-${index}.mjpeg`);
    writeFileSync(film, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
    films.push(film);
  }
  return films;
}

/** Gives the simulated devices realistic names; Chromium names the camera by the path of its film. */
export async function nameDevices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const names: Record<string, string> = {
      videoinput: "Integrated camera",
      audioinput: "Headset microphone",
      audiooutput: "Headset",
      video: "Integrated camera",
      audio: "Headset microphone",
    };
    for (const { prototype } of [MediaDeviceInfo, MediaStreamTrack]) {
      const own = Object.getOwnPropertyDescriptor(prototype, "label");
      Object.defineProperty(prototype, "label", {
        get(this: MediaDeviceInfo | MediaStreamTrack) {
          const label: string = own?.get?.call(this) ?? "";
          return label === "" ? "" : (names[this.kind] ?? label);
        },
      });
    }
  });
}
