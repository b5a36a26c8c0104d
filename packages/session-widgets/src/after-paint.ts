/** Milliseconds after which no picture is coming: the page was hidden meanwhile. */
const NOT_PAINTED_MS = 500;

/** Calls back once the next picture is out, at once on a hidden page: what merely follows waits for what was pressed. */
export function afterPaint(callback: () => void): void {
  if (document.hidden) return callback();
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    clearTimeout(late);
    callback();
  };
  const late = setTimeout(once, NOT_PAINTED_MS);
  // A task of its own: a frame's callbacks still run before its picture.
  requestAnimationFrame(() => setTimeout(once));
}
