/** Fulfilled when the page has nothing else to do, after `atMost` milliseconds at the latest. */
export function whenIdle(atMost: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has it since version 26 only.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: atMost });
    else setTimeout(resolve, 0);
  });
}
