/** Milliseconds after which no picture is coming: the page was hidden meanwhile. */
const NOT_PAINTED_MS = 500;

let waiting: (() => void)[] = [];

/**
 * Calls back once the next picture is out, at once on a hidden page: what merely follows waits for what was pressed. All who wait
 * are called in one task, so that React draws them together.
 */
export function afterPaint(callback: () => void): void {
  if (document.hidden) {
    callback();
    return;
  }
  waiting.push(callback);
  if (waiting.length > 1) return;
  const late = setTimeout(callAll, NOT_PAINTED_MS);
  // A task of its own: a frame's callbacks still run before its picture.
  requestAnimationFrame(() =>
    setTimeout(() => {
      clearTimeout(late);
      callAll();
    }),
  );
}

function callAll(): void {
  const called = waiting;
  waiting = [];
  for (const callback of called) callback();
}
