import { type Api, apiOf, offerSession, type SessionOptions } from "./api.ts";
import { expect, type OpenPerson, type Person, signIn } from "./people.ts";

export interface Hosted {
  host: Person;
  /** Ben, signed in. */
  candidate: Person;
  api: Api;
  id: number;
}

/** Amélie at the pre-join of a session of hers; Ben has the hot seat and has not come. */
export async function hostAtPrejoin(open: OpenPerson, options: SessionOptions = {}): Promise<Hosted> {
  const [host, candidate] = [await open("amelie"), await open("ben")];
  await signIn(host);
  await signIn(candidate);
  const api = apiOf(host.context);
  const { id } = await offerSession(api, { duration_minutes: 60, ...options });
  await apiOf(candidate.context).post(`/interviews/sessions/${id}/join/`, { hot_seat: true });
  await host.page.goto(`/interviews/${id}/prejoin`);
  return { host, candidate, api, id };
}

/** The same in the call, before the schedule starts. */
export async function hostInCall(open: OpenPerson, options: SessionOptions = {}): Promise<Hosted> {
  const hosted = await hostAtPrejoin(open, options);
  const { page } = hosted.host;
  await page.getByRole("button", { name: "Start Session" }).click();
  await page.waitForURL(/\/dashboard$/);
  return hosted;
}

/** Waits until the server counts these many people in the call: a turn waits for a candidate who is not counted. */
export async function waitForPresence(api: Api, id: number, people: number): Promise<void> {
  const counted = async () =>
    (await api.get<{ present: string[] }>(`/interviews/sessions/${id}/state/`)).present.length;
  await expect.poll(counted, "people whom the server counts in the call").toBe(people);
}

/** Both in the call, before the schedule starts. */
export async function bothInCall(open: OpenPerson, options: SessionOptions = {}): Promise<Hosted> {
  const hosted = await hostInCall(open, options);
  const { page } = hosted.candidate;
  await page.goto(`/interviews/${hosted.id}/prejoin`);
  await page.getByRole("button", { name: "Join session" }).click();
  await page.waitForURL(/\/dashboard$/);
  await waitForPresence(hosted.api, hosted.id, 2);
  return hosted;
}

/** Cuts a person's network until the call is lost, and closes the dialog about it: board, pad and notes stay usable. */
export async function loseCall({ context, page }: Person): Promise<void> {
  await context.setOffline(true);
  await page.getByRole("button", { name: "Continue without the call" }).click();
}
