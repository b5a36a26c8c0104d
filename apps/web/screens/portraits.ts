import { writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";

const SIZE = { width: 1280, height: 720 };
/** The same frame twice: a film of one is not one. */
const FRAMES = 2;

/** Films for Chromium's pretended camera, of two drawn people of the landing page: faces, and nobody's face. */
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

/** Names the pretended devices as real ones are named; Chromium calls the camera by its film's place on the disk. */
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
