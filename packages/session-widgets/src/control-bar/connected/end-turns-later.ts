import { later } from "../../shared/view/later";

/** The question before all turns end; comes when the page is at rest. */
export const EndTurns = later(async () => (await import("../view/end-turns")).EndTurns, {
  close: ({ onCancel }) => onCancel(),
});
