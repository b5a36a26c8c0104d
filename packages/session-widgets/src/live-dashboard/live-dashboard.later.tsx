import { later } from "../later";
import { RoomMessage } from "../session-data/view";

const loading = <RoomMessage kind="loading" />;

export const EvaluationPanel = later(async () => (await import("../evaluation-panel")).EvaluationPanel, { loading });
export const SessionNotes = later(async () => (await import("../session-notes")).SessionNotes, { loading });
export const NotConnected = later(async () => (await import("../not-connected")).NotConnected, { loading });
/** It shows nothing, so a toast alone says where it does not come. */
export const InCall = later(async () => (await import("./in-call")).InCall, { close: () => undefined });
export const SessionControls = later(async () => (await import("../session-controls")).SessionControls);
export const FreeTimerBar = later(async () => (await import("../free-timer")).FreeTimerBar);
export const FeaturedQuestionCard = later(async () => (await import("../featured-question-card")).FeaturedQuestionCard);
export const ShortcutsDialog = later(async () => (await import("../shortcuts")).ShortcutsDialog, {
  close: ({ onClose }) => onClose(),
});
