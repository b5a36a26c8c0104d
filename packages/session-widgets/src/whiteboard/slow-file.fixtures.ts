/** A drawing as a file, which the browser reads until `arrive` is called with its text. */
export function slowFile() {
  let arrive = (_text: string): void => undefined;
  const text = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  return { file: Object.assign(new File([], "drawing.excalidraw"), { text: () => text }), arrive };
}
