// @vitest-environment jsdom
import { toast } from "@hotseat/ui/theme";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary";
import OverviewPage from "./overview-page";
import { refusal, SESSION, sessionPages, until } from "./session-pages.fixtures";

const { open, unmount } = sessionPages();

describe("entering a session", () => {
  it("says 'Loading session…' while it loads (LS-2.7)", async () => {
    const { page } = await open("/interviews/12/prejoin", {});
    expect(page.querySelector('[role="status"]')?.textContent).toBe("Loading session…");
  });

  it("asserts the role of a leader once per session id, however often its pages are opened (LS-2.8, LS-6.8)", async () => {
    const answers = { "/sessions/12/": { status: 200, body: SESSION }, "/claim-host/": { status: 200, body: {} } };
    const claims = (calls: string[]) => calls.filter((call) => call.endsWith("/attendees/claim-host/")).length;
    const first = await open("/interviews/12/prejoin", answers);
    await first.shows("inside");
    await until(() => expect(claims(first.calls)).toBe(1));
    await unmount();
    const again = await open("/interviews/12/dashboard", answers);
    await again.shows("inside");
    expect(claims(again.calls)).toBe(0);
  });

  it.each([
    ["COMPLETED", 17],
    ["CANCELLED", 18],
  ])("does not claim the host's seat of a session that is %s (LS-2.8)", async (status, id) => {
    const { calls, shows } = await open(`/interviews/${id}/feedback`, {
      [`/sessions/${id}/`]: { status: 200, body: { ...SESSION, id, status } },
      "/claim-host/": refusal(409, "This session is over."),
    });
    await shows("inside");
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  });

  it("continues when the claim of the host's seat is refused, which is only logged (LS-8.6)", async () => {
    const logged = vi.spyOn(console, "info").mockReturnValue();
    const said = vi.spyOn(toast, "error").mockReturnValue("t");
    const { shows } = await open("/interviews/13/prejoin", {
      "/sessions/13/": { status: 200, body: { ...SESSION, id: 13 } },
      "/claim-host/": refusal(403, "Somebody else hosts."),
    });
    await shows("inside");
    await until(() => expect(logged).toHaveBeenCalledWith("Could not claim host role."));
    expect(said).not.toHaveBeenCalled();
  });

  it("leads from the overview to the pre-join without connection details, saying 'Redirecting to pre-join…' (LS-2.10)", async () => {
    const { page, shows } = await open(
      "/interviews/19/overview",
      { "/sessions/19/": { status: 200, body: { ...SESSION, id: 19 } } },
      { inside: <OverviewPage /> },
    );
    await shows("Redirecting to pre-join…");
    await until(() => expect(page.querySelector("output")?.textContent).toBe("/interviews/19/prejoin"));
  });

  it("leads to the sessions when the server returns 403 (LS-2.5)", async () => {
    const { page, shows } = await open("/interviews/20/prejoin", { "/sessions/20/": refusal(403, "Not for you.") });
    await shows("the sessions");
    expect(page.querySelector("output")?.textContent).toBe("/home");
    expect(page.textContent).not.toContain("Unable to load session");
  });

  it("says 'Unable to load session' with the server's detail, or 'Please try again.' (LS-2.6, LS-8.26)", async () => {
    const told = await open("/interviews/14/prejoin", { "/sessions/14/": refusal(404, "There is no such session.") });
    await told.shows("Unable to load session");
    expect(told.page.textContent).toContain("There is no such session.");
    await unmount();
    // The client repeats the call a few times by itself, each time later.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const silent = await open("/interviews/15/prejoin", { "/sessions/15/": "offline" });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    await silent.shows("Unable to load session");
    expect(silent.page.textContent).toContain("This session could not be loaded. Please try again.");
  });

  it("says 'Invalid Session' / 'The session ID is not valid.' and leads to the sessions (LS-8.27)", async () => {
    const said = vi.spyOn(toast, "error").mockReturnValue("t");
    const { page, calls } = await open("/interviews/abc/dashboard", {});
    expect(page.textContent).toContain("the sessions");
    expect(said.mock.lastCall?.[0]).toEqual({ title: "Invalid Session", description: "The session ID is not valid." });
    expect(calls).toEqual([]);
  });
});

it("a broken page says 'Something went wrong.', and its message as a toast too (LS-8.31, AS-10.2)", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const said = vi.spyOn(toast, "error").mockReturnValue("t");
  const Broken = () => {
    throw new Error("planted in a test");
  };
  const { page, shows } = await open(
    "/interviews/16/prejoin",
    { "/sessions/16/": { status: 200, body: SESSION } },
    {
      inside: (
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      ),
    },
  );
  await shows("Something went wrong.");
  expect(said.mock.lastCall?.[0]).toEqual({ title: "planted in a test" });
  expect(page.querySelector("button")?.textContent).toBe("Try again");
});
