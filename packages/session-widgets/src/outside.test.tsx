// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { type ComponentType, createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const ENTRIES = import.meta.glob<Record<string, unknown>>("./*/index.ts", { eager: true });
const EXPORTS = Object.entries(ENTRIES).flatMap(([file, entry]) =>
  Object.entries(entry).map(([name, value]) => ({ file, name, value })),
);
const COMPONENTS = EXPORTS.filter(({ name }) => /^[A-Z]/.test(name));
/** The room's own parts and the look kept on this device: they need no provider, or have no look. */
const BARE = [
  ...["useRoom", "useRoomAround", "useRoomSelect", "useSessionLook"],
  ...["useCallData", "useCallPeople", "useCallSound", "useCallTrack", "useOwnQuality"],
];
const HOOKS = EXPORTS.filter(({ name }) => /^use[A-Z]/.test(name) && !BARE.includes(name));
/** `RoomProvider` draws nothing itself; the room's tools draw nothing before their list has come. */
const DRAWN = COMPONENTS.filter(({ name }) => !["RoomProvider", "ToolTab", "WorkspaceTool"].includes(name));

function Probe({ hook }: { hook: (sessionId: number) => unknown }) {
  hook(12);
  return null;
}

/** Renders it and waits for the error it throws. */
async function errorOf(ui: ReactNode): Promise<Error | undefined> {
  const thrown: Error[] = [];
  const root = createRoot(document.createElement("div"), { onUncaughtError: (error) => thrown.push(error as Error) });
  root.render(ui);
  await vi.waitFor(() => expect(thrown).not.toEqual([]));
  root.unmount();
  return thrown[0];
}

const widget = (value: unknown) => createElement(value as ComponentType<object>, { sessionId: 12 } as object);
const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise<Response>(() => {}) });

beforeEach(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.unstubAllGlobals());

describe("outside the provider", () => {
  it.each(COMPONENTS)("$name of $file names HotseatProvider", async ({ value }) => {
    expect((await errorOf(widget(value)))?.message).toMatch(
      /^HotseatProvider is missing: wrap .*<HotseatProvider client/,
    );
  });

  it.each(HOOKS)("$name of $file names HotseatProvider", async ({ value }) => {
    const error = await errorOf(<Probe hook={value as (sessionId: number) => unknown} />);
    expect(error?.message).toMatch(/^HotseatProvider is missing: /);
  });
});

describe("inside the provider, outside the theme", () => {
  it.each(DRAWN)("$name of $file names HotseatTheme", async ({ value }) => {
    const error = await errorOf(
      <HotseatProvider client={client} language="en">
        {widget(value)}
      </HotseatProvider>,
    );
    expect(error?.message).toMatch(/^HotseatTheme is missing: wrap .*<HotseatTheme>/);
  });
});

describe("inside provider and theme, outside a room", () => {
  it.each(COMPONENTS.filter(({ name }) => ["VideoStage", "ControlBar"].includes(name)))(
    "$name of $file names RoomProvider",
    async ({ value }) => {
      const error = await errorOf(
        <HotseatTheme>
          <HotseatProvider client={client} language="en">
            {widget(value)}
          </HotseatProvider>
        </HotseatTheme>,
      );
      expect(error?.message).toMatch(/^RoomProvider is missing: wrap .*<RoomProvider sessionId/);
    },
  );
});
