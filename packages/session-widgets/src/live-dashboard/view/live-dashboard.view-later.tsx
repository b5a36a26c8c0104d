import { later } from "../../shared/view/later";

export const Confirm = later(async () => (await import("./confirm")).Confirm, { close: ({ onCancel }) => onCancel() });
export const PoppedPanel = later(async () => (await import("./popped-panel")).PoppedPanel, {
  close: ({ popOuts, panel }) => popOuts.bringBack(panel),
});
export const Drawer = later(async () => (await import("./drawer")).Drawer, {
  close: ({ onOpenChange }) => onOpenChange(false),
});
/** Without a connection its code may fail to load; the next loss requests it again. */
export const Lost = later(async () => (await import("./lost")).Lost, { close: () => undefined });
