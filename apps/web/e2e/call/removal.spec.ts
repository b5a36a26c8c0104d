import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { apiOf, offerSession } from "../support/api.ts";
import { listen } from "../support/event-stream.ts";
import { expect, signIn, test } from "../support/people.ts";
import { framesDecoded, watchVideo } from "../support/video-probe.ts";

/** The client of LiveKit, as one script. */
const LIVEKIT_SCRIPT = createRequire(import.meta.url).resolve("livekit-client");

interface Room {
  connect(url: string, token: string): Promise<void>;
}
declare global {
  interface Window {
    /** The global name that the script defines in its page. */
    LivekitClient: { Room: new () => Room };
  }
}

interface Call {
  url: string;
  token: string;
}

/** Connects with a token like any LiveKit client. Returns true if the room opens. */
function opens(page: Page, call: Call): Promise<boolean> {
  return page.evaluate(
    ({ url, token }) =>
      new window.LivekitClient.Room().connect(url, token).then(
        () => true,
        () => false,
      ),
    call,
  );
}

test("a person removed by the host is out at once and cannot come back (LS-D4.2)", async ({ person, browser }) => {
  const [amelie, ben] = [await person("amelie"), await person("ben")];
  for (const each of [amelie, ben]) await watchVideo(each.context);
  await signIn(amelie);
  await signIn(ben);
  const { id } = await offerSession(apiOf(amelie.context), { hot_seat: true, duration_minutes: 30 });
  await apiOf(ben.context).post(`/interviews/sessions/${id}/join/`, { role: "participant", hot_seat: true });
  await amelie.page.goto(`/interviews/${id}/prejoin`);
  await amelie.page.getByRole("button", { name: "Start Session" }).click();
  await expect(amelie.page).toHaveURL(`/interviews/${id}/dashboard`);
  await ben.page.goto(`/interviews/${id}/prejoin`);
  await ben.page.getByRole("button", { name: "Join session" }).click();
  await expect(ben.page).toHaveURL(`/interviews/${id}/dashboard`);
  await expect.poll(() => framesDecoded(amelie.page)).toBeGreaterThan(0);

  const origin = new URL(ben.page.url()).origin;
  const call = await apiOf(ben.context).post<Call>(`/comms/call-sessions/by-interview/${id}/join/`);
  const { ended: streamEnded } = await listen(ben, origin, id);

  await test.step("the host removes them by the dialog", async () => {
    await amelie.page.getByRole("radio", { name: /^Participants/ }).click();
    await amelie.page.getByRole("button", { name: /^What to do about Ben/ }).click();
    await amelie.page.getByRole("menuitem", { name: "Remove from the session…" }).click();
    await expect(amelie.page.getByRole("dialog")).toContainText("cannot come back to this session");
  });

  await test.step("page, room and event stream are closed", async () => {
    await amelie.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    // `npm run test:forgery` measures how soon.
    await expect(ben.page.getByRole("heading", { name: "You have been removed from this session" })).toBeVisible();
    await streamEnded;
    await expect(ben.page, "nobody is led past the pre-join").toHaveURL(`/interviews/${id}/dashboard`);
    // A hidden panel beside the call keeps its content.
    await expect(amelie.page.getByText("Ben Okafor").filter({ visible: true })).toHaveCount(0);
  });

  await test.step("registering and joining again are refused", async () => {
    const register = await apiOf(ben.context).send(`/interviews/sessions/${id}/join/`);
    expect([register.status(), (await register.json()).code]).toEqual([409, "seat_unavailable"]);
    const join = await apiOf(ben.context).send(`/comms/call-sessions/by-interview/${id}/join/`);
    expect([join.status(), (await join.json()).code]).toEqual([403, "not_attending"]);
    await ben.page.goto(`/interviews/${id}/dashboard`);
    await expect(ben.page.getByRole("heading", { name: "You have been removed from this session" })).toBeVisible();
  });

  await test.step("the host is in another room, and the old token opens none", async () => {
    await expect(amelie.page.locator('[data-stage="connected"]')).toBeVisible();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addScriptTag({ path: LIVEKIT_SCRIPT });
    expect(await opens(page, call)).toBe(false);
    await context.close();
  });
});
