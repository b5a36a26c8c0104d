declare global {
  /** Present in story tests (`narrow/narrow.setup.ts`). */
  var checkStoryInOtherWindows: ((canvasElement: HTMLElement) => Promise<void>) | undefined;
}

/** After a story's own test: checks it in a narrow window, at 200 %, in the language with the longest words, and in dark. */
export async function checkOtherWindows({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  if (globalThis.checkStoryInOtherWindows) return globalThis.checkStoryInOtherWindows(canvasElement);
  if (import.meta.env.MODE === "test") throw new Error("narrow/narrow.setup.ts has not been run in this page");
}
