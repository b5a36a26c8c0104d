declare global {
  /** Present in story tests (`narrow/narrow.setup.ts`). */
  var lookAtStoryInOtherWindows: (() => Promise<void>) | undefined;
}

/** After a story's own test: checks it in a narrow window, at 200 %, and in the language with the longest words. */
export async function lookAtOtherWindows(): Promise<void> {
  if (globalThis.lookAtStoryInOtherWindows) return globalThis.lookAtStoryInOtherWindows();
  if (import.meta.env.MODE === "test") throw new Error("narrow/narrow.setup.ts has not been run in this page");
}
