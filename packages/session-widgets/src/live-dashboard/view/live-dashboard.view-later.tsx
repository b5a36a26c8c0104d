import { later } from "../../later";

export const Confirm = later(async () => (await import("./confirm")).Confirm, { close: ({ onCancel }) => onCancel() });
export const PoppedPanel = later(async () => (await import("./popped-panel")).PoppedPanel, {
  close: ({ popOuts, panel }) => popOuts.bringBack(panel),
});
