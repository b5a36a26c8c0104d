// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { exportsOf, isComponent, testNames, testOutside } from "@hotseat/vite-config/check-outside.ts";
import { type ComponentType, createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, vi } from "vitest";

const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise<Response>(() => {}) });
const element = (value: unknown) => createElement(value as ComponentType<{ sessionId: number }>, { sessionId: 12 });
const inProvider = (ui: ReactNode) => (
  <HotseatProvider client={client} language="en">
    {ui}
  </HotseatProvider>
);
const inTheme = (ui: ReactNode) => <HotseatTheme>{inProvider(ui)}</HotseatTheme>;
const page = { createRoot, element, inProvider };

const EXPORTS = exportsOf(import.meta.glob<Record<string, unknown>>("./*/index.ts", { eager: true }));
const COMPONENTS = EXPORTS.filter(isComponent);
/** The room's own parts and the look kept on this device: they need no provider, or have no look. */
const BARE = [
  ...["useRoom", "useRoomAround", "useRoomSelect", "useSessionLook"],
  ...["useCallData", "useCallPeople", "useCallSound", "useCallTrack", "useOwnQuality"],
];
const HOOKS = EXPORTS.filter(({ name }) => /^use[A-Z]/.test(name) && !BARE.includes(name));
/** `RoomProvider` draws nothing itself; the room's tools draw nothing before their list has come. */
const DRAWN = COMPONENTS.filter(({ name }) => !["RoomProvider", "ToolTab", "WorkspaceTool"].includes(name));
/** These work without a room. A new component belongs here, unless its error outside a room names the provider. */
const ROOMLESS = [
  ...["AbsentCandidate", "ChangeQuestion", "Chat", "CodePad", "DebugConsole", "EvaluationPanel", "ExtraTime"],
  ...["FeaturedQuestionCard", "FeedbackSummary", "FreeTimerBar", "LiveDashboard", "NotConnected", "OwedEvaluations"],
  ...["OwnProfile", "Participants", "PillarRating", "Prejoin", "PresenceAnnouncer", "RecordingConsent", "Replay"],
  ...["RoomProvider", "ScenarioPart", "SessionClock", "SessionNotes", "SessionSettings", "ShortcutsDialog"],
  ...["TimerWarning", "ToolTab", "TurnStrip", "Whiteboard", "Workspace", "WorkspaceTool"],
];
const IN_ROOM = COMPONENTS.filter(({ name }) => !ROOMLESS.includes(name));

function Probe({ hook }: { hook: (sessionId: number) => unknown }) {
  hook(12);
  return null;
}
const probe = (value: unknown) => <Probe hook={value as (sessionId: number) => unknown} />;

beforeEach(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));
afterEach(() => void vi.unstubAllGlobals());

testOutside<ReactNode>(page, COMPONENTS, DRAWN);

describe("outside the provider", () => testNames<ReactNode>("HotseatProvider", { ...page, element: probe }, HOOKS));

describe("inside provider and theme, outside a room", () =>
  testNames<ReactNode>("RoomProvider", page, IN_ROOM, inTheme));
