import { fn } from "storybook/test";
import { storyLinks } from "../shared/story-links";
import type { DetailedSession } from "./headless/session-detail.types";
import { detailedSession, sampleQuestion } from "./session-detail.fixtures";

/** A detail that has loaded. */
export const readyDetail = (overrides: Partial<DetailedSession> = {}) => ({
  status: "ready" as const,
  session: detailedSession(overrides),
  sampleQuestion,
  requests: [],
});

/** What every story of the detail is shown with. */
export const detailArgs = {
  busy: null,
  actions: {
    onJoin: fn(),
    onAsk: fn(),
    onCancelRegistration: fn(),
    onAcceptInvitation: fn(),
    onDeclineInvitation: fn(),
    onAnswerRequest: fn(),
    onCopyLink: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  links: storyLinks,
  reader: { locale: "en", timeZone: "Europe/Zurich" },
  now: Date.parse("2026-11-24T12:55:48.000Z"),
};
