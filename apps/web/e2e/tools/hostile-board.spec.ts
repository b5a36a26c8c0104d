import type { Page } from "@playwright/test";
import {
  HOSTILE_ELEMENTS,
  HOSTILE_HOST,
  HOSTILE_PAGE,
} from "../../../../packages/collab/src/scene/hostile-elements.ts";
import { HOSTILE_FILES } from "../../../../packages/collab/src/scene/hostile-files.ts";
import { sampleElement } from "../../../../packages/collab/src/scene/testing.ts";
import { apiOf } from "../support/api.ts";
import { boardOf, drawingArea, noteOutside, openBoard } from "../support/board.ts";
import { bothInCall } from "../support/call.ts";
import { expect, type Person, signIn, test } from "../support/people.ts";
import { plantBoard } from "../support/plant-board.ts";
import { joinCall } from "../support/room-of-four.ts";

test.use({ postgres: true });

/** Width of the harmless element beside each payload: it shows that the payload came in. */
const MARKER_WIDTH = 42;
/** Files that are opened together. Excalidraw reads each by itself: the wait for all of them would grow with their number. */
const FILES_AT_ONCE = 32;
const PAYLOADS = HOSTILE_ELEMENTS.map(({ payload }) => payload);
const FILES = HOSTILE_FILES.map(({ payload }) => payload);
/** Clipboard content of a page of another site. */
const PASTED_TEXTS = [
  HOSTILE_PAGE,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="parent.hostile=1"><script>parent.hostile=1</script></svg>`,
  `https://${HOSTILE_HOST}/a.png`,
  `graph TD; A["<img src=x onerror=parent.hostile=1>"] --> B; click A "javascript:parent.hostile=1"`,
  "javascript:parent.hostile=1",
];

const withMarker = (way: string) => (payload: unknown, at: number) => [
  sampleElement("rectangle", { id: `${way}-${at}`, width: MARKER_WIDTH }),
  payload,
];
const drawingOf = (type: string, elements: readonly unknown[], file: unknown) =>
  JSON.stringify({ type, version: 2, source: `https://${HOSTILE_HOST}/`, elements, files: { "file-1": file } });
/** One drawing for each payload, the images among them. */
const drawings = (type: string, way: string) =>
  PAYLOADS.map(withMarker(way)).map((elements, at) => drawingOf(type, elements, FILES[at % FILES.length]));

/** Harmless elements on a person's board; null while it is not attached. */
const markersOn = ({ page }: Person): Promise<number | null> =>
  boardOf(page).evaluate((host, width) => {
    let markers: number | null = null;
    const count = (event: Event) => {
      const { scene } = (event as CustomEvent<{ scene: { elements: { width: number; isDeleted: boolean }[] } }>).detail;
      markers = scene.elements.filter((element) => element.width === width && !element.isDeleted).length;
    };
    // The element replies within the event.
    host.addEventListener("wb:scene-change", count);
    host.dispatchEvent(new CustomEvent("wb:request-scene"));
    host.removeEventListener("wb:scene-change", count);
    return markers;
  }, MARKER_WIDTH);

/** Notes what the policy of the page refused, which nothing should even try. */
function noteRefused({ context }: Person): string[] {
  const refused: string[] = [];
  context.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

/** Pastes each text as the browser would, at the drawing. */
async function paste(page: Page, texts: readonly string[], type: "text/plain" | "text/html"): Promise<void> {
  const area = await drawingArea(page).boundingBox();
  if (!area) throw new Error("The board has no place on the page.");
  // Excalidraw takes what is pasted where the pointer is.
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2);
  await drawingArea(page).focus();
  await drawingArea(page).evaluate(
    async (target, { texts: all, type: kind }) => {
      for (const text of all) {
        const clipboardData = new DataTransfer();
        clipboardData.setData(kind, text);
        target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        await new Promise(requestAnimationFrame);
      }
    },
    { texts, type },
  );
}

/** Sends a board's page messages that no server of ours would send, behind its first ones. */
async function betweenServerAndPage(page: Page, messages: readonly string[]): Promise<void> {
  await page.routeWebSocket(/\/api\/board\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      if (String(message).startsWith('{"Scene"')) for (const each of messages) socket.send(each);
    });
  });
}

/** A change of somebody unknown, with a number above all that the board has. */
const deltaOf = (elements: readonly unknown[], at: number) =>
  JSON.stringify({
    Delta: { seq: 1_000_000 + at, author: "attacker", client: "attacker", edit: at + 1, at: 0, elements },
  });

test(`${PAYLOADS.length} hostile elements and ${FILES.length} images by database, file, paste and wire: 0 scripts run, 0 requests leave (TL-W.10, TL-W.11, TL-W.17)`, async ({
  person,
  hotseat,
}) => {
  const { host, candidate, api, id } = await bothInCall(person);
  const observer = await person("chiara");
  await signIn(observer);
  await apiOf(observer.context).post(`/interviews/sessions/${id}/join/`, { role: "observer", hot_seat: false });
  const everybody = [host, candidate, observer];
  const outside = everybody.map(noteOutside);
  const refused = everybody.map(noteRefused);
  const isHarmless = async ({ page }: Person) => {
    expect(await page.evaluate(() => "hostile" in globalThis || "polluted" in {})).toBe(false);
    expect(await boardOf(page).locator("iframe, script, object, embed").count()).toBe(0);
  };

  const { results } = await api.get<{ results: { id: string; kind: string }[] }>(`/interviews/sessions/${id}/tools/`);
  const board = results.find(({ kind }) => kind === "whiteboard")?.id ?? "";
  const planted = await plantBoard(hotseat.databaseUrl ?? "", board, PAYLOADS.map(withMarker("stored")), FILES);
  expect(planted).toBeGreaterThanOrEqual(200);

  await test.step("planted in the database, read by somebody who joins", async () => {
    await openBoard(host);
    await expect.poll(() => markersOn(host)).toBe(planted);
    await isHarmless(host);
  });

  await test.step("in files that somebody opens, and as images", async () => {
    await openBoard(candidate);
    await expect.poll(() => markersOn(candidate)).toBe(planted);
    const [open, images] = [
      boardOf(candidate.page).locator('input[type=file][accept*=".excalidraw"]'),
      boardOf(candidate.page).locator('input[type=file][accept*="image"]'),
    ];
    const files = drawings("excalidraw", "file").map((text, at) => ({
      name: `${at}.excalidraw`,
      mimeType: "application/json",
      buffer: Buffer.from(text),
    }));
    for (let opened = 0; opened < files.length; opened += FILES_AT_ONCE) {
      const some = files.slice(opened, opened + FILES_AT_ONCE);
      await open.setInputFiles(some);
      await expect.poll(() => markersOn(candidate)).toBe(planted + opened + some.length);
    }
    await images.setInputFiles(
      (FILES as { dataURL?: unknown }[]).map(({ dataURL }, at) => ({
        name: `${at}.png`,
        mimeType: "image/png",
        buffer: Buffer.from(/;base64,(.*)$/s.exec(String(dataURL))?.[1] ?? String(dataURL), "base64"),
      })),
    );
    await isHarmless(candidate);
  });

  await test.step("on the clipboard, as drawings, texts and pages", async () => {
    await paste(candidate.page, drawings("excalidraw/clipboard", "paste"), "text/plain");
    await expect.poll(() => markersOn(candidate)).toBe(planted + 2 * PAYLOADS.length);
    await paste(candidate.page, PASTED_TEXTS, "text/plain");
    await paste(candidate.page, PASTED_TEXTS, "text/html");
    await isHarmless(candidate);
  });

  await test.step("from the wire, past the server's gate; then everything once more by a reload", async () => {
    await expect.poll(() => markersOn(host)).toBe(planted + 2 * PAYLOADS.length);
    const messages = [
      ...PAYLOADS.map(withMarker("wire")).map(deltaOf),
      ...FILES.map((file) => JSON.stringify({ File: file })),
    ];
    await betweenServerAndPage(observer.page, messages);
    await joinCall(observer, id);
    await openBoard(observer);
    await expect.poll(() => markersOn(observer)).toBe(planted + 3 * PAYLOADS.length);
    await host.page.reload();
    await openBoard(host);
    await expect.poll(() => markersOn(host)).toBe(planted + 2 * PAYLOADS.length);
    for (const each of everybody) await isHarmless(each);
  });
  expect(outside.flat()).toEqual([]);
  expect(refused.flat()).toEqual([]);
  expect(everybody.flatMap(({ problems }) => problems)).toEqual([]);
});
