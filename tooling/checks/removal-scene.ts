import { createRequire } from "node:module";
import type { CallJoined, PageData } from "@hotseat/api-client/types";
import type { Browser, Page } from "@playwright/test";
import { check } from "../../scripts/lib/checks.mjs";
import { readEvents } from "./event-reader.ts";
import { findOne } from "./find-one.ts";
import { joinRoom, liveSession } from "./live-session.ts";
import type { Person } from "./person.ts";

/** Page, event stream and an old token are closed within this many milliseconds (LS-D4.2). */
const OUT_WITHIN_MS = 2000;
const ROUNDS = 3;
/** The client every LiveKit page uses, as one script. */
const LIVEKIT_SCRIPT = createRequire(import.meta.url).resolve("livekit-client");

declare global {
  interface Window {
    LivekitClient: typeof import("livekit-client");
  }
}

/** The moment the page says it, by the clock all of them share. */
const toldAt = (page: Page) =>
  page
    .getByRole("heading", { name: "You have been removed from this session" })
    .waitFor()
    .then(() => Date.now());

/** Goes into the room with a token as any LiveKit client would; milliseconds until it is out again, null for never within `patience`. */
async function stayWith(browser: Browser, { url, token }: { url: string; token: string }, patience: number) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addScriptTag({ path: LIVEKIT_SCRIPT });
    return await page.evaluate(
      async ([address, old, most]: [string, string, number]) => {
        const room = new window.LivekitClient.Room();
        const from = Date.now();
        const out = new Promise<number>((resolve) => room.on("disconnected", () => resolve(Date.now() - from)));
        const never = new Promise<null>((resolve) => setTimeout(() => resolve(null), most));
        const refused = room.connect(address, old).then(
          () => never,
          () => Date.now() - from,
        );
        return await Promise.race([out, refused, never]);
      },
      [url, token, patience] as [string, string, number],
    );
  } finally {
    await context.close();
  }
}

/** Somebody is removed from a running call, in several sessions: how long until nothing of it is open to them. */
export async function removal({
  browser,
  url,
  host,
  guest,
}: {
  browser: Browser;
  url: string;
  host: Person;
  guest: Person;
}) {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const session = await liveSession(60, [host, guest]);
    const pages = [await joinRoom(browser, url, host, session), await joinRoom(browser, url, guest, session)];
    const call = await guest.must<CallJoined>("POST", `/api/v1/comms/call-sessions/by-interview/${session}/join/`, {});
    const events = await readEvents(`${url}/api/v1/sse/?stream_session_id=${session}`, guest);
    const { attendees } = await host.must<PageData>("GET", `/api/v1/interviews/sessions/${session}/page-data/`);
    const { id } = findOne(attendees, ({ user }) => user.keycloak_id === "demo-ben");
    const told = toldAt(pages[1]);
    const asked = Date.now();
    await host.must("DELETE", `/api/v1/interviews/sessions/${session}/attendees/${id}/`);
    const [page, stream] = [(await told) - asked, (await events.ended) - asked];
    const token = await stayWith(browser, call, 2 * OUT_WITHIN_MS);
    const held = [page, stream, token].every((ms) => ms !== null && ms <= OUT_WITHIN_MS);
    check(held, `removed, round ${round}: page ${page} ms, stream ${stream} ms, old token inside for ${token} ms`);
    for (const each of pages) await each.context().close();
  }
}
