import { fn } from "storybook/test";
import { storyLinks } from "../shared/story-links";
import type { DetailedSession } from "./headless/session-detail.types";
import { detailedSession, sampleQuestion } from "./session-detail.fixtures";

/** A loaded detail. */
export const readyDetail = (overrides: Partial<DetailedSession> = {}) => ({
  status: "ready" as const,
  session: detailedSession(overrides),
  sampleQuestion,
  requests: [],
});

/** The props of every story of the detail. */
export const detailArgs = {
  busy: null,
  actions: {
    onJoin: fn(),
    onAsk: fn(),
    onCancelRegistration: fn(),
    onCancelSession: fn(async (_reason: string): Promise<string | null> => null),
    onAcceptInvitation: fn(),
    onDeclineInvitation: fn(),
    onApproveRequest: fn(),
    onRejectRequest: fn(async (_id: number, _reason: string): Promise<string | null> => null),
    onCopyLink: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  links: storyLinks,
  reader: { locale: "en", timeZone: "Europe/Zurich" },
  now: Date.parse("2026-11-24T12:55:48.000Z"),
};
