import { toast } from "@hotseat/ui/theme";
import { createInstance, type TFunction } from "i18next";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadMessages, NAMESPACE } from "../../locales";
import type { JoinNotice } from "../headless/join-flow";
import { showMediaProblem, showNameFailure, showNotice } from "./prejoin-ports";

let t: TFunction;
const said: Array<{ tone: string; title: unknown; description: unknown }> = [];
const offered: string[] = [];
const onContinue = vi.fn();
beforeAll(async () => {
  const i18n = createInstance();
  await i18n.init({ lng: "en", resources: { en: { [NAMESPACE]: await loadMessages.en() } } });
  t = i18n.getFixedT("en", NAMESPACE, "prejoin") as TFunction;
});
beforeEach(() => {
  said.length = 0;
  offered.length = 0;
  for (const tone of ["error", "success", "info"] as const) {
    vi.spyOn(toast, tone).mockImplementation(({ title, description, action }) => {
      said.push({ tone, title, description });
      if (action) offered.push(String(action.label));
      action?.onSelect();
      return tone;
    });
  }
});

const refused = (code: string, message: string | null = null): JoinNotice => ({
  kind: "refused",
  refusal: { code, message, canStart: false },
});

it.each<[string, JoinNotice, string, string | undefined]>([
  [
    "call_not_active",
    refused("call_not_active"),
    "Call not ready",
    "The video call is being initialized. Please try again in a moment.",
  ],
  [
    "call_not_initialized",
    refused("call_not_initialized"),
    "Call not initialized",
    "The call session has not been set up yet. Please contact support if this persists.",
  ],
  [
    "any other refusal, by the server's words",
    refused("session_over", "It is over."),
    "Failed to join call",
    "It is over.",
  ],
  ["any other refusal without words", refused("odd"), "Failed to join call", "Could not join the session."],
  [
    "no structured answer",
    { kind: "unreachable" },
    "Failed to get connection info",
    "An unexpected error occurred. Please try again.",
  ],
  [
    "a response without url, token or number",
    { kind: "invalid" },
    "Invalid connection details",
    "Received invalid connection details from server.",
  ],
  [
    "joining before the start, by a person who may start",
    { kind: "not-started", canStart: true },
    "Session not started",
    "Please start the session first before joining.",
  ],
  [
    "joining before the start, by the others",
    { kind: "not-started", canStart: false },
    "Session not started",
    "The session must be started before you can join.",
  ],
  ["a start that failed", { kind: "start-failed", message: null }, "Failed to start the session.", undefined],
  [
    "a start that was refused, by the server's detail",
    { kind: "start-failed", message: "Only the owner or host can start this session." },
    "Only the owner or host can start this session.",
    undefined,
  ],
])(
  "says in an error toast: %s (LS-5.15, LS-8.4, LS-8.9, LS-8.10, LS-8.11, LS-8.12, LS-8.13, LS-8.14)",
  (_what, notice, title, description) => {
    showNotice(t, notice, onContinue);
    expect(said).toEqual([{ tone: "error", title, description }]);
  },
);

it("says 'Session started successfully!', then 'Preparing the call room...', then 'Ready to Go!' (LS-4.41, LS-4.42, LS-8.3)", () => {
  for (const kind of ["started", "preparing", "ready"] as const) showNotice(t, { kind }, onContinue);
  expect(said.map(({ tone, title }) => [tone, title])).toEqual([
    ["success", "Session started successfully!"],
    ["info", "Preparing the call room..."],
    ["success", "Ready to Go!"],
  ]);
  expect(offered).toEqual(["Go to Dashboard →"]);
  expect(onContinue).toHaveBeenCalledOnce();
});

it("says 'Could not save your name' / 'Please try again.' (LS-2.20)", () => {
  showNameFailure(t);
  expect(said).toEqual([{ tone: "error", title: "Could not save your name", description: "Please try again." }]);
});

it.each([
  ["blocked", "Permission denied. Please allow camera/microphone."],
  ["not-found", "Selected device or resolution not available."],
  ["in-use", "Could not start your devices."],
  ["failed", "Could not start your devices."],
] as const)("a device that is %s is a media error (LS-8.24)", (problem, description) => {
  showMediaProblem(t, problem);
  expect(said).toEqual([{ tone: "error", title: "Media error", description }]);
});

it.each([
  ["openCanStart", "This is an open session. Any confirmed attendee can start it."],
  ["openCanStartNote", "Note: You'll become the host when you start the session."],
  ["ready", "The session is ready to start."],
  ["closed", "This is a closed session. Only the owner or host can start it. Please wait."],
  ["openWait", "Please wait for an attendee to start the session."],
  ["wait", "The session hasn't been started yet. Please wait for someone to begin."],
])(
  "the banner 'Session Not Started' has the text of %s (LS-8.15, LS-8.16, LS-8.17, LS-8.18, LS-8.19)",
  (variant, words) => {
    expect([t("notStarted.title"), t(`notStarted.${variant}`)]).toEqual(["Session Not Started", words]);
  },
);
