import { RoomMessage } from "../../session-data/view";
import { later } from "../../shared/view/later";

const loading = <RoomMessage inset kind="loading" />;

export const AbsentCandidate = later(async () => (await import("../../absent-candidate")).AbsentCandidate, { loading });
export const EvaluationPanel = later(async () => (await import("../../evaluation-panel")).EvaluationPanel, { loading });
export const SessionNotes = later(async () => (await import("../../session-notes")).SessionNotes, { loading });
export const NotConnected = later(async () => (await import("../../not-connected")).NotConnected, { loading });
/** This part has no visible content, so a toast reports a failed load. */
export const InCall = later(async () => (await import("./in-call")).InCall, { close: () => undefined });
export const LeadBanner = later(async () => (await import("./lead-banner")).LeadBanner);
export const ChooseHost = later(async () => (await import("./choose-host")).ChooseHost, {
  close: ({ onStay }) => onStay(),
});
export const OwnTurn = later(async () => (await import("./own-turn")).OwnTurn);
export const EveryoneLeft = later(async () => (await import("./everyone-left")).EveryoneLeft, {
  close: () => undefined,
});
export const SessionControls = later(async () => (await import("../../session-controls")).SessionControls);
export const FreeTimerBar = later(async () => (await import("../../free-timer")).FreeTimerBar);
export const FeaturedQuestionCard = later(
  async () => (await import("../../featured-question-card")).FeaturedQuestionCard,
);
export const ShortcutsDialog = later(async () => (await import("../../shortcuts")).ShortcutsDialog, {
  close: ({ onClose }) => onClose(),
});
