import type { PageData, Schedule } from "@hotseat/api-client/types";
import type { Page } from "@playwright/test";
import { seeded } from "../../packages/core/src/testing.ts";
import { check } from "../../scripts/lib/checks.mjs";
import { say } from "../../scripts/lib/say.mjs";
import type { Stack } from "../../scripts/lib/stack.mjs";
import { expectedAfterDown, expectedPosition } from "./expected-position.ts";
import { findOne } from "./find-one.ts";
import { joinRoom, liveSession, saveDraft, schedulePath, untilPresent } from "./live-session.ts";
import type { Person } from "./person.ts";
import { runCheck, signInAll } from "./run-check.ts";

const KILLS = Number(process.env.KILLS ?? 20);
const BACK_WITHIN_MS = 5000;
const SECOND = 1.0;
const seed = Number(process.env.SEED ?? 20261124);

/** Saves drafts one after the other until stopped; remembers the last one that the server acknowledged. */
function keepWriting(person: Person, session: number, evaluatee: number, question: number, from: number) {
  let going = true;
  const state = { acknowledged: from };
  const done = (async () => {
    for (let number = from + 1; going; number += 1) {
      const score = (number % 6) + 1;
      const comment = `note ${number}`;
      const answer = await saveDraft(person, session, { evaluatee, question, score, comment }).catch(() => null);
      if (!answer) return;
      if (answer.status >= 300) throw new Error(`a draft was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
      state.acknowledged = number;
    }
  })();
  return {
    state,
    stop: async () => {
      going = false;
      await done;
    },
  };
}

/** The page's stream and connection states, for the report of a browser that did not return. */
const faces = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>("[data-stream]")]
        .map((each) => `stream ${each.dataset.stream}, connection ${each.dataset.connection}`)
        .join("; ") || `no room on ${location.pathname}`,
  );

async function oneKill(
  round: number,
  {
    stack,
    host,
    guest,
    pages,
    session,
    evaluatee,
    question,
    rand,
    written,
  }: {
    stack: Stack;
    host: Person;
    guest: Person;
    pages: Record<string, Page>;
    session: number;
    evaluatee: number;
    question: number;
    rand: () => number;
    written: number;
  },
) {
  const before = await host.must<Schedule>("GET", schedulePath(session));
  const writer = keepWriting(host, session, evaluatee, question, written);
  await new Promise((resolve) => setTimeout(resolve, 200 + rand() * 2500));
  const downAt = Date.now();
  await stack.server.kill("SIGKILL");
  await writer.stop();
  await stack.server.restart();
  const ready = performance.now();
  const after = await host.call<Schedule>("GET", schedulePath(session));
  check(
    after.status === 200 && (await guest.call("GET", "/api/v1/users/me/")).status === 200,
    `kill ${round}: still signed in`,
  );
  const at = Date.parse(after.body.server_time);
  const expected = expectedAfterDown(before, after.body, { downAt, at });
  const found = expectedPosition(after.body, at);
  check(
    found.index === expected.index && Math.abs(found.remaining - expected.remaining) <= SECOND,
    `kill ${round}: schedule at ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`,
  );
  const mine = (await host.must<PageData>("GET", `/api/v1/interviews/sessions/${session}/page-data/`)).evaluations.find(
    (each) => each.evaluatee === evaluatee,
  );
  const kept = Number(/\d+$/.exec(mine?.comments ?? "")?.[0] ?? 0);
  check(
    kept >= writer.state.acknowledged,
    `kill ${round}: draft ${kept} kept, ${writer.state.acknowledged} was acknowledged`,
  );
  for (const [name, page] of Object.entries(pages)) {
    const left = BACK_WITHIN_MS - (performance.now() - ready);
    const back = await page
      .locator('[data-stream="connected"]:is([data-connection="good"], [data-connection="unsteady"])')
      .waitFor({ state: "attached", timeout: Math.max(left, 1) })
      .then(
        () => true,
        () => false,
      );
    check(
      back,
      `kill ${round}: ${name}'s browser was back within ${BACK_WITHIN_MS} ms of /readyz${back ? "" : ` (${await faces(page)})`}`,
    );
  }
  return writer.state.acknowledged;
}

await runCheck({ name: "kill", env: { HOTSEAT_RATE_LIMIT: "0" } }, async ({ stack, browser }) => {
  const { amelie: host, ben: guest } = await signInAll(stack.url, ["amelie", "ben"]);
  const session = await liveSession(10, [host, guest]);
  const pages = {
    host: await joinRoom(browser, stack.url, host, session),
    guest: await joinRoom(browser, stack.url, guest, session),
  };
  await untilPresent(host, session, 2);
  await host.must("POST", `${schedulePath(session)}start/`, {});
  const { attendees, questions } = await host.must<PageData>(
    "GET",
    `/api/v1/interviews/sessions/${session}/page-data/`,
  );
  const evaluatee = findOne(attendees, (each) => !each.is_owner).id;
  const question = findOne(questions, (each) => each.attendee_id === evaluatee).id;
  const rand = seeded(seed);
  let written = 0;
  say(`${KILLS} kills, seed ${seed}`);
  for (let round = 1; round <= KILLS; round += 1) {
    written = await oneKill(round, { stack, host, guest, pages, session, evaluatee, question, rand, written });
    say(`  kill ${round}: ${written} drafts acknowledged so far`);
  }
});
