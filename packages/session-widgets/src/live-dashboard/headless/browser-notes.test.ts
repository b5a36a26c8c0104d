// @vitest-environment jsdom
import { createMemoryStorage } from "@hotseat/core/testing";
import { afterEach, expect, it, vi } from "vitest";
import { notesFile } from "./browser-notes";

const MINE = { sessionId: 12, keycloakId: "me" };

/** A browser's storage as far as it is read here. */
function stubStorage(texts: Record<string, string>) {
  const storage = createMemoryStorage();
  const set = (key: string, text: string) => storage.setItem(key, text);
  for (const [key, text] of Object.entries(texts)) set(key, text);
  vi.stubGlobal("localStorage", {
    ...storage,
    get length() {
      return Object.keys(texts).length;
    },
    key: (index: number) => Object.keys(texts)[index] ?? null,
  });
  return set;
}
const written = (content: string) => JSON.stringify({ content, base: null });

afterEach(() => vi.unstubAllGlobals());

it("saves what is there when it is asked for, not what was when the connection was lost", async () => {
  const set = stubStorage({ "hotseat.notes.1/12/me": written("Breathe first.") });
  const blobs: Blob[] = [];
  vi.stubGlobal("URL", { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const keep = notesFile(MINE);
  set("hotseat.notes.1/12/me", written("Breathe first. Then draw."));
  keep?.();
  expect(await blobs[0]?.text()).toContain("Then draw.");
});

it("is not offered where nothing of mine is kept", () => {
  stubStorage({ "hotseat.notes.1/12/somebody-else": written("Private.") });
  expect(notesFile(MINE)).toBeNull();
});
