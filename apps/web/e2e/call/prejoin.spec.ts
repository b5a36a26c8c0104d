import { apiOf, offerSession } from "../support/api.ts";
import { expect, type Person, signIn, test } from "../support/people.ts";

interface State {
  recording: boolean;
  present: string[];
}

const stateOf = ({ context }: Person, id: number) => apiOf(context).get<State>(`/interviews/sessions/${id}/state/`);

test("the connection is checked without entering the session, and consent to a replay is asked, never ticked in advance (LS-D4.5)", async ({
  person,
}) => {
  const host = await person("amelie");
  const other = await person("ben");
  await Promise.all([signIn(host), signIn(other)]);
  const { id } = await offerSession(apiOf(host.context));
  await apiOf(other.context).post(`/interviews/sessions/${id}/join/`);
  await apiOf(host.context).post(`/interviews/sessions/${id}/start/`);

  await test.step("each step of the network check shows its result, and nobody appears in the room", async () => {
    await host.page.goto(`/interviews/${id}/prejoin`);
    const check = host.page.getByRole("region", { name: "Network check" });
    await expect(check).toHaveAttribute("data-network", /^(good|weak)$/, { timeout: 60_000 });
    for (const step of ["websocket", "webrtc", "relay", "publish"])
      await expect(check.locator(`[data-step=${step}]`)).toHaveAttribute("data-result", "passed");
    expect((await stateOf(host, id)).present).toEqual([]);
  });

  await test.step("the heading of the people is whole above the way in, in a window of 900 pixels", async () => {
    const heading = host.page.getByRole("heading", { name: "Who is there" });
    const isWhole = () =>
      heading.evaluate((words) => {
        const { left, bottom } = words.getBoundingClientRect();
        return document.elementFromPoint(left + 4, bottom - 2) === words;
      });
    await expect.poll(isWhole).toBe(true);
  });

  await test.step("joining does not wait for the consent, and the badge is there once everybody has agreed", async () => {
    const question = host.page.locator("[data-consent]").getByRole("checkbox");
    await expect(question).not.toBeChecked();
    await apiOf(other.context).post(`/interviews/sessions/${id}/recording-consent/`, { agreed: true });
    await host.page.getByRole("button", { name: "Join session" }).click();
    await expect(host.page).toHaveURL(`/interviews/${id}/dashboard`);
    await expect(host.page.getByRole("toolbar", { name: "Session controls" })).toBeVisible();
    const badge = host.page.locator("[data-recording]");
    await expect(badge).toHaveCount(0);
    await apiOf(host.context).post(`/interviews/sessions/${id}/recording-consent/`, { agreed: true });
    await expect(badge.first()).toBeVisible();
    expect((await stateOf(host, id)).recording).toBe(true);
  });

  await test.step("the settings of the call, by keyboard: the consent too, and the look changes at once", async () => {
    await host.page.getByRole("button", { name: "More" }).press("Enter");
    await host.page.getByRole("menuitem", { name: "Settings" }).press("Enter");
    const settings = host.page.getByRole("dialog", { name: "Settings" });
    await expect(settings.getByRole("switch", { name: "Compact mode" })).toBeVisible();
    await expect(settings.locator("[data-consent]").getByRole("checkbox")).toBeChecked();
    await settings.getByRole("switch", { name: "Compact mode" }).press("Space");
    await expect(host.page.locator("[data-compact]").first()).toBeAttached();
    await host.page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await expect(host.page.getByRole("button", { name: "More" })).toBeFocused();
  });
  expect([...host.problems, ...other.problems]).toEqual([]);
});

test("settings are kept on this device (LS-9.29)", async ({ person }) => {
  const host = await person("amelie");
  await signIn(host);
  const { id } = await offerSession(apiOf(host.context), { start_in_minutes: 4 });
  await host.page.goto(`/interviews/${id}/prejoin`);
  const open = () => host.page.getByRole("button", { name: "Settings" }).click();
  const settings = host.page.getByRole("dialog", { name: "Settings" });
  await open();
  // Every test relies on it: people send small pictures.
  await expect(settings.getByRole("combobox", { name: /Resolution/ })).toHaveText("480p");
  await settings.getByRole("switch", { name: "Animations" }).click();
  await settings.getByRole("switch", { name: "Mirror my picture" }).click();
  await settings.getByRole("combobox", { name: /Timer warning/ }).click();
  await host.page.getByRole("option", { name: "2 minutes before the end" }).click();
  await host.page.keyboard.press("Escape");
  await expect(host.page.getByText("Mirrored, only for you")).toHaveCount(0);
  await expect(host.page.locator('.radix-themes[data-motion="none"]')).toHaveCount(1);
  await host.page.reload();
  await open();
  await expect(settings.getByRole("switch", { name: "Animations" })).not.toBeChecked();
  await expect(settings.getByRole("switch", { name: "Mirror my picture" })).not.toBeChecked();
  await expect(settings.getByRole("combobox", { name: /Timer warning/ })).toHaveText("2 minutes before the end");
  expect(host.problems).toEqual([]);
});
