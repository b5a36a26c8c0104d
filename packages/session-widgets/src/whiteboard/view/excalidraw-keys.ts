/** The actions of Excalidraw that only its keyboard has. */
export type BoardCommand = "undo" | "redo" | "zoomIn" | "zoomOut" | "zoomReset" | "delete";

const KEYS: Record<BoardCommand, KeyboardEventInit> = {
  undo: { key: "z", code: "KeyZ", ctrlKey: true, metaKey: true },
  redo: { key: "z", code: "KeyZ", ctrlKey: true, metaKey: true, shiftKey: true },
  zoomIn: { key: "=", code: "Equal", ctrlKey: true, metaKey: true },
  zoomOut: { key: "-", code: "Minus", ctrlKey: true, metaKey: true },
  zoomReset: { key: "0", code: "Digit0", ctrlKey: true, metaKey: true },
  delete: { key: "Delete", code: "Delete" },
};

/** Gives Excalidraw a command: it has no function for these, and takes them as keys at its container. */
export function command(host: HTMLElement, name: BoardCommand): void {
  const container = host.querySelector(".excalidraw-container");
  container?.dispatchEvent(new KeyboardEvent("keydown", { ...KEYS[name], bubbles: true, cancelable: true }));
}
