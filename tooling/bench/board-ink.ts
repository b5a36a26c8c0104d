type Watched = typeof globalThis & { inkAtMs?: number };

/** In a page: notes in `inkAtMs` when something is on the middle of Excalidraw's canvas. */
export function watchInk(): void {
  const [width, height] = [400, 300];
  const copy = document.createElement("canvas");
  Object.assign(copy, { width, height });
  const pen = copy.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("the page has no canvas");
  const hasInk = (canvas: HTMLCanvasElement): boolean => {
    pen.clearRect(0, 0, width, height);
    pen.drawImage(canvas, (width - canvas.width) / 2, (height - canvas.height) / 2);
    return pen.getImageData(0, 0, width, height).data.some((value, at) => at % 4 === 3 && value > 0);
  };
  const look = () => {
    const canvas = document.querySelector<HTMLCanvasElement>("canvas.static");
    if (canvas && hasInk(canvas)) (globalThis as Watched).inkAtMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
