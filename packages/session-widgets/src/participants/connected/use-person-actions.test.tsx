// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme, toast } from "@hotseat/ui/theme";
import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadMessages } from "../../locales";
import { useSessionTexts } from "../../session-data";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { PersonDialog } from "../view/person-dialogs";
import { usePersonActions } from "./use-person-actions";

beforeEach(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));
afterEach(() => void vi.unstubAllGlobals());

beforeAll(() => loadMessages.en());
const { render } = reactRoot();

const closed = vi.fn();
const nameOf = () => "Mateo Rossi";
const pin = () => {};
function Blocking() {
  useSessionTexts();
  const run = usePersonActions(12, nameOf, pin);
  const person = { attendeeId: 404, fullName: "Mateo Rossi" };
  return <PersonDialog question="block" person={person} act={run} onClose={closed} />;
}
const confirm = () => [...document.querySelectorAll("button")].find((one) => one.textContent === "Leave and block");

it("shows the server's reason for a failed block, and keeps the dialog open", async () => {
  const said = vi.spyOn(toast, "success").mockReturnValue("t");
  const asked = vi.fn(async (_request: RequestInfo | URL) =>
    Response.json({ detail: "You do not have permission to do this.", code: "permission_denied" }, { status: 403 }),
  );
  const client = createClient({ baseUrl: "http://api.test", getAccessToken: () => "token", fetch: asked });
  await render(
    <HotseatProvider client={client} language="en">
      <HotseatTheme>
        <Blocking />
      </HotseatTheme>
    </HotseatProvider>,
  );
  await actUntil(() => expect(confirm()).toBeDefined());
  await act(async () => confirm()?.click());
  await actUntil(() =>
    expect(document.querySelector("[role=alert]")?.textContent).toContain("You do not have permission to do this."),
  );
  expect(asked).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
});
