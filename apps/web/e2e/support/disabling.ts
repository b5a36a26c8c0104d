import { monitorEventLoopDelay } from "node:perf_hooks";
import { type APIRequestContext, request } from "@playwright/test";
import { type Api, apiOf, offerSession } from "./api.ts";
import { listen } from "./event-stream.ts";
import { expect, type Person } from "./people.ts";
import { textOf } from "./texts.ts";

/** A person in a call and in a half-filled form, and the host who stays. */
export interface InTheMiddle {
  readonly host: Person;
  readonly gone: Person;
  /** Full name of the person who goes, as the host reads it. */
  readonly name: string;
  readonly email: string;
  /** Of a platform administrator. */
  readonly admin: Api;
  /** The organisation of both. */
  readonly organisationId: number;
}

/** A closing part, and a promise of its closing. */
type Closing = Record<
  "page" | "event stream" | "embed token" | "provider grant" | "video call" | "open form",
  Promise<unknown>
>;

const form = (key: string) => textOf("en", `shell-widgets:form.${key}`);
/** The person's typed text when the account is disabled. */
const HALF_TYPED = "somebody.half@typ";
const within = (timeout: number) => ({ timeout, intervals: [100] });
/** Milliseconds after which a part that should have closed counts as open; a busy machine needs some of them. */
const OPEN_AFTER_MS = 45_000;
/** Steps from the server over media server and browser to a page that is drawn: each may wait for the machine as long as this process did. */
const STEPS = 10;
const MS = 1e6;

/** Types into the form for a new session, in a tab of its own. */
async function fillForm({ context }: Person) {
  const page = await context.newPage();
  await page.goto("/interviews/new");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "45" }).click();
  await dialog.getByRole("textbox", { name: form("invite.label") }).fill(HALF_TYPED);
  return page;
}

/** A token of a partner's page for the person in this session. */
async function embedToken(
  { admin, organisationId, email }: InTheMiddle,
  sessionId: number,
  anonymous: APIRequestContext,
) {
  const { key } = await admin.post<{ key: string }>("/embed/partners/", {
    name: "A site",
    organisation_id: organisationId,
  });
  const made = await anonymous.post("/api/v1/embed/tokens/", {
    data: { session_id: sessionId, email },
    headers: { authorization: `Bearer ${key}` },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { token: string }).token;
}

/**
 * Disables a person's account in the middle of a call, an event stream and an open form. Returns the seconds until each is closed;
 * fails for what stays open longer than `boundMs` and the delay of a busy machine. Afterwards the person reads what happened, and
 * `enable` with `signInAgain` brings the typed text back.
 */
export async function measureDisabling(
  middle: InTheMiddle,
  act: { disable: () => Promise<void>; enable: () => Promise<void>; signInAgain: (person: Person) => Promise<void> },
  boundMs: number,
): Promise<Record<string, number>> {
  const { host, gone, name } = middle;
  const session = await offerSession(apiOf(host.context), {
    hot_seat: true,
    duration_minutes: 30,
    visibility: "organisation",
  });
  const { id } = session;
  await apiOf(gone.context).post(`/interviews/sessions/${id}/join/`, { role: "participant", hot_seat: true });
  for (const [{ page }, button] of [
    [host, "Start Session"],
    [gone, "Join session"],
  ] as const) {
    await page.goto(`/interviews/${id}/prejoin`);
    await page.getByRole("button", { name: button }).click();
    await expect(page).toHaveURL(`/interviews/${id}/dashboard`);
  }
  const tile = host.page.locator("[data-stage]").getByText(name).first();
  await expect(tile).toBeVisible();

  const origin = new URL(host.page.url()).origin;
  const written = await fillForm(gone);
  const { ended } = await listen(gone, origin, id);
  const storageState = await gone.context.storageState();
  const asPerson = await request.newContext({ baseURL: origin, storageState });
  const atProvider = await request.newContext({ baseURL: origin, storageState });
  const anonymous = await request.newContext({ baseURL: origin });
  const token = await embedToken(middle, id, anonymous);
  const attendees = `/api/v1/interviews/sessions/${id}/attendees/`;
  const withToken = async () =>
    (await anonymous.get(attendees, { headers: { authorization: `Bearer ${token}` } })).status();
  const asSignedIn = async () => (await asPerson.get("/api/v1/users/me/")).status();
  /** Where a sign-in ends that asks for no password. */
  const silently = async () =>
    new URL((await atProvider.get("/api/v1/oidc/authenticate/?next=/how-it-works")).url()).pathname;
  expect([await withToken(), await asSignedIn(), await silently()]).toEqual([200, 200, "/how-it-works"]);

  // Waits of this process say how busy the machine is; they know nothing of the product.
  const waits = monitorEventLoopDelay();
  waits.enable();
  const from = performance.now();
  await act.disable();
  const openAfterMs = boundMs + OPEN_AFTER_MS;
  const closing: Closing = {
    page: expect.poll(asSignedIn, within(openAfterMs)).toBe(401),
    "event stream": ended,
    "embed token": expect.poll(withToken, within(openAfterMs)).toBe(401),
    "provider grant": expect.poll(silently, within(openAfterMs)).not.toBe("/how-it-works"),
    "video call": expect(tile).toBeHidden({ timeout: openAfterMs }),
    "open form": written.waitForURL(/\/login$/),
  };
  const seconds = await Promise.all(
    Object.entries(closing).map(async ([what, closed]) => {
      await closed;
      return [what, Math.round((performance.now() - from) / 100) / 10] as const;
    }),
  );
  waits.disable();
  for (const context of [asPerson, atProvider, anonymous]) await context.dispose();

  await expect(written.getByRole("status").first()).toHaveText(textOf("en", "shell-widgets:signIn.notice.ended"));
  await act.enable();
  await act.signInAgain({ ...gone, page: written });
  await written.goto("/interviews/new");
  const dialog = written.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: form("invite.label") })).toHaveValue(HALF_TYPED);
  await expect(dialog.getByRole("radio", { name: "45" })).toBeChecked();
  for (const [what, after] of seconds)
    expect(after * 1000, `${what} is closed`).toBeLessThanOrEqual(boundMs + (STEPS * waits.max) / MS);
  return Object.fromEntries(seconds);
}
