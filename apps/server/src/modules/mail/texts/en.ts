import type { MailTexts } from "../mail-body.ts";
import { sessionFacts } from "../session-facts.ts";

const LABELS = {
  session: "Session",
  when: "When",
  duration: "Duration",
  minutes: (n: number) => `${n} minutes`,
  spoken: "Language",
  locale: "en" as const,
};
const REASON = "You receive this mail because you have a place in this session.";

export const en: MailTexts = {
  bodies: {
    verify_address: ({ fullName, path }) => ({
      subject: "Confirm your address for Hotseat",
      heading: "Confirm your address",
      paragraphs: [
        `Hello ${fullName},`,
        "You asked for a Hotseat account with this address. Confirm it and choose your password. Your request then goes to an administrator.",
      ],
      action: { label: "Confirm the address", path, note: "The link works once, for 72 hours." },
      reason: "You did not ask for an account? Ignore this mail. No account is made without the link.",
    }),
    address_known: ({ fullName, path }) => ({
      subject: "You already have a Hotseat account",
      heading: "You already have an account",
      paragraphs: [
        `Hello ${fullName},`,
        "Somebody registered with your address. There is an account with it already, so nothing has changed.",
        "If it was you, sign in. You can choose a new password on the sign-in page.",
      ],
      action: { label: "Open Hotseat", path },
      reason: "It was not you? You need not do anything.",
    }),
    reset_password: ({ fullName, path }) => ({
      subject: "Choose a new password for Hotseat",
      heading: "Choose a new password",
      paragraphs: [`Hello ${fullName},`, "You asked for a new password. Choose it with this link."],
      action: { label: "Choose a password", path, note: "The link works once, for an hour." },
      reason: "You did not ask for it? Ignore this mail. Your password stays as it is.",
    }),
    account_invited: ({ fullName, inviter, scope, path }) => ({
      subject: `${inviter} invites you to Hotseat`,
      heading: `${inviter} invites you to Hotseat`,
      paragraphs: [
        `Hello ${fullName},`,
        `${inviter} has opened an account for you (${scope}). On Hotseat you practise job interviews with others. Choose your password to begin.`,
      ],
      action: { label: "Choose a password", path, note: "The link works once, for 72 hours." },
      reason: `You receive this mail because ${inviter} entered your address.`,
    }),
    approved: ({ fullName, path }) => ({
      subject: "Your Hotseat account is approved",
      heading: "Your account is approved",
      paragraphs: [`Hello ${fullName},`, "You can now register for sessions and create your own."],
      action: { label: "Go to your home page", path },
      reason: "You receive this mail because you asked for an account.",
    }),
    rejected: ({ fullName, reason }) => ({
      subject: "Your request for a Hotseat account was refused",
      heading: "Your request was refused",
      paragraphs: [
        `Hello ${fullName},`,
        "An administrator has refused your request for an account. You may apply again.",
      ],
      ...(reason && { facts: [{ label: "Reason", value: reason }] }),
      reason: "You receive this mail because you asked for an account.",
    }),
    session_invited: (data, times) => ({
      subject: `${data.inviter} invites you: ${data.workshop}, ${times.short}`,
      heading: `${data.inviter} invites you to practise`,
      paragraphs: [`${data.inviter} would like you in a session. Say yes or no; until then nobody counts on you.`],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Answer the invitation", path: data.path },
      reason: `You receive this mail because ${data.inviter} invited you.`,
    }),
    session_changed: (data, times) => ({
      subject: `Changed: ${data.workshop}, ${times.short}`,
      heading: "A session has changed",
      paragraphs: ["A session in which you have a place has changed. This is how it is now:"],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Open the session", path: data.path },
      reason: REASON,
    }),
    session_cancelled: (data, times) => ({
      subject: `Cancelled: ${data.workshop}, ${times.short}`,
      heading: "A session is cancelled",
      paragraphs: ["This session does not take place."],
      facts: [...sessionFacts(LABELS, data, times), ...(data.reason ? [{ label: "Reason", value: data.reason }] : [])],
      reason: REASON,
    }),
    session_reminder: (data, times) => ({
      subject: `Starts at ${times.startTime}: ${data.workshop}`,
      heading: "Your session starts soon",
      paragraphs: ["Check your camera and microphone before you join."],
      facts: sessionFacts(LABELS, data, times),
      action: { label: "Go to the session", path: data.path },
      reason: REASON,
    }),
    test: ({ fullName, path }) => ({
      subject: "A test mail from Hotseat",
      heading: "Mails from Hotseat arrive",
      paragraphs: [`Hello ${fullName},`, "This mail shows that your installation sends mails. There is nothing to do."],
      action: { label: "Open the outbox", path },
      reason: "You receive this mail because you asked for it in the outbox.",
    }),
  },
  copyAddress: "Does the button not work? Copy this address:",
  attachedCalendar: (fileName) =>
    `The attached file ${fileName} puts the session into your calendar and keeps it up to date.`,
  chooseMails: "Choose which mails you receive",
};
