import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "./people.ts";

export const editorOf = (page: Page): Locator => page.getByRole("textbox", { name: "Text of the code pad" });
export const statusOf = (page: Page): Locator => page.locator("[data-status]");

/** Opens a stand-alone pad and waits until it is connected. */
export async function openPad(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(statusOf(page)).toHaveText("You are connected!");
}

/** The document as the server has it. */
export async function storedText(page: Page, documentId: string): Promise<string> {
  const response = await page.request.get(`/api/text/${documentId}`);
  expect(response.status()).toBe(200);
  return response.text();
}

/** The whole text in a CodeMirror editor, without the cursors of others, as long as it fits into the window. */
export const linesOf = (editor: Locator): Promise<string> =>
  editor.locator(".cm-line").evaluateAll((lines) =>
    lines
      .map((line) => {
        const copy = line.cloneNode(true) as HTMLElement;
        for (const cursor of copy.querySelectorAll(".cm-pad-cursor")) cursor.remove();
        return copy.textContent ?? "";
      })
      .join("\n"),
  );

/** The text that the pad of a page shows. */
export const shownText = (page: Page): Promise<string> => linesOf(editorOf(page));

/** Waits until everything typed here is with the server. */
export async function untilShared(page: Page): Promise<void> {
  await expect(page.getByText("All changes are shared")).toBeVisible();
}

interface Cuttable {
  cutSockets(forGood: boolean): void;
}

/** Remembers the server's sockets of the pages opened from now on, not those of the call: a browser that goes offline keeps those that are open. */
export async function cuttable(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sockets = new Set<WebSocket>();
    let isCut = false;
    globalThis.WebSocket = class extends WebSocket {
      constructor(...details: ConstructorParameters<typeof WebSocket>) {
        super(...details);
        if (!new URL(this.url).pathname.includes("/api/")) return;
        sockets.add(this);
        this.addEventListener("open", () => {
          if (isCut) this.close();
        });
      }
    };
    const cut: Cuttable = {
      cutSockets(forGood) {
        isCut = forGood;
        for (const socket of sockets) socket.close();
      },
    };
    Object.assign(globalThis, cut);
  });
}

/** Closes every socket of the page: those that are open, and for good each later one as soon as it is open. */
export const cutSockets = (page: Page, until: "now" | "for good"): Promise<void> =>
  page.evaluate((forGood) => (globalThis as unknown as Cuttable).cutSockets(forGood), until === "for good");
