/** Opens an empty window of this size in pixels. Call it in a press's handler; returns `null` when the browser blocks it. */
export function openPopOut({ name, width, height }: { name: string; width: number; height: number }): Window | null {
  return window.open("", name, `popup,width=${width},height=${height}`);
}
