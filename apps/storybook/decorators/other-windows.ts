declare global {
  /** Present in story tests (`narrow/narrow.setup.ts`). */
  var lookAtStoryInOtherWindows: ((canvasElement: HTMLElement) => Promise<void>) | undefined;
}

/** After a story's own test: checks it in a narrow window, at 200 %, in the language with the longest words, and in dark. */
export async function lookAtOtherWindows({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  if (globalThis.lookAtStoryInOtherWindows) return globalThis.lookAtStoryInOtherWindows(canvasElement);
  if (import.meta.env.MODE === "test") throw new Error("narrow/narrow.setup.ts has not been run in this page");
}
