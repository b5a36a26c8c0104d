// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme, toast } from "@hotseat/ui/theme";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadMessages } from "../locales";
import { storySchedule } from "../schedule/schedule.fixtures";
import { useSessionTexts } from "../session-data";
import { actUntil } from "../shared/act-until.fixtures";
import { useFlowMode } from "./use-flow-mode";

beforeEach(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));
afterEach(() => void vi.unstubAllGlobals());

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
beforeAll(() => loadMessages.en());

const failed = vi.fn();
function ToFree() {
  useSessionTexts();
  const { mutate } = useFlowMode(12, failed);
  return <button type="button" onClick={() => mutate("FREE")} />;
}

async function press(answer: () => Response) {
  const said = vi.spyOn(toast, "success").mockReturnValue("t");
  const client = createClient({
    baseUrl: "http://api.test",
    getAccessToken: () => "token",
    fetch: async () => answer(),
  });
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <HotseatProvider client={client} language="en">
        <HotseatTheme>
          <ToFree />
        </HotseatTheme>
      </HotseatProvider>,
    ),
  );
  await actUntil(() => expect(page.querySelector("button")).not.toBeNull());
  await act(async () => page.querySelector("button")?.click());
  return { said, end: () => act(async () => root.unmount()) };
}

it("says 'Switched to {flow_mode} mode' with the name of the mode the server returns (LS-7.18, LS-8.2)", async () => {
  const { said, end } = await press(() => Response.json({ flow_mode: "FREE", schedule: storySchedule() }));
  await actUntil(() => expect(said).toHaveBeenCalledWith({ title: "Switched to Self-paced mode" }));
  await end();
});

it("shows no such message when the server refuses", async () => {
  const { said, end } = await press(() =>
    Response.json({ detail: "Only while paused.", code: "schedule_running" }, { status: 409 }),
  );
  await actUntil(() => expect(failed).toHaveBeenCalled());
  expect(said).not.toHaveBeenCalled();
  await end();
});
