declare global {
  /** Present where stories are tested (`narrow/narrow.setup.ts`). */
  var lookAtStoryInOtherWindows: (() => Promise<void>) | undefined;
}

/** After a story's own test: how it is in a narrow window, at 200 %, and in the language with the longest words. */
export const lookAtOtherWindows = async (): Promise<void> => globalThis.lookAtStoryInOtherWindows?.();
