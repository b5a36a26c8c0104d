import { check } from "../../scripts/lib/checks.mjs";
import { say } from "../../scripts/lib/say.mjs";
import type { LivekitAddress } from "../../scripts/lib/stack.mjs";
import {
  BACK_WITHIN_MS,
  checkClocks,
  checkDialog,
  checkSchedule,
  facesOf,
  isWhole,
  KEPT_WITHIN_MS,
  LOST_AFTER_MS,
  MARKED_WITHIN_MS,
  ms,
  notes,
  noticed,
  TOLD_WITHIN_MS,
} from "./cut-checks.ts";
import { gather, roomToken, type Seat, showPeople, untilOnDevice, untilStored, write } from "./cut-room.ts";
import { diaryOf, type Entry, since, untilShown } from "./diary.ts";
import type { Cut } from "./network.ts";
import { knock } from "./room-token.ts";

/** One person is cut off until the session is over, and comes back only then. */
export async function cutForGood({
  seat,
  how,
  round,
  seats,
  url,
  livekit,
  rand,
}: {
  seat: Seat;
  how: Cut;
  round: number;
  seats: Seat[];
  url: string;
  livekit: LivekitAddress;
  rand: () => number;
}) {
  const what = `for good, round ${round}, ${seat.role}, ${how}`;
  const room = await gather(seats, url);
  const others = seats.filter((other) => other !== seat);
  for (const other of others) await showPeople(other);
  const allIn = await Promise.all(
    seats.map((each) =>
      untilShown(each.page, isWhole(seats.filter((other) => other !== each)), {
        from: Date.now(),
        withinMs: BACK_WITHIN_MS,
      }),
    ),
  );
  check(
    allIn.every((at) => at !== null),
    `${what}: everybody sees everybody before`,
  );
  const token = await roomToken(seat, room.session);
  const written = notes(rand, seat);
  const cutAt = Date.now();
  await seat.wire.cut(how);
  await write(seat, written);
  const isTold = ({ away, tiles }: Entry) => away.includes(String(seat.attendee)) && !tiles.includes(seat.identity);
  const isMarked = ({ lost, tiles }: Entry) => lost.includes(seat.identity) || !tiles.includes(seat.identity);
  const marked = await Promise.all(
    others.map((other) => untilShown(other.page, isMarked, { from: cutAt, withinMs: MARKED_WITHIN_MS })),
  );
  const told = await Promise.all(
    others.map((other) => untilShown(other.page, isTold, { from: cutAt, withinMs: TOLD_WITHIN_MS })),
  );
  const isLost = ({ dialog }: Entry) => dialog;
  const lost = await untilShown(seat.page, isLost, { from: cutAt, withinMs: 2 * LOST_AFTER_MS });
  check(lost !== null, `${what}: the lost connection is said (${await facesOf(seats)})`);
  checkDialog({
    what,
    faces: noticed(since(await diaryOf(seat.page), cutAt), cutAt),
    awayUntil: Number.POSITIVE_INFINITY,
  });
  check(await untilOnDevice(seat, written, KEPT_WITHIN_MS), `${what}: the words are on the device`);
  const origin = await checkSchedule({ what, room });
  await checkClocks({ what, origin, seats: others });
  // Whoever is cut off cannot know of a wait: their clock goes on.
  await checkClocks({ what, origin: room.origin, seats: [seat] });
  await seats[0].api.must("POST", `/api/v1/interviews/sessions/${room.session}/end/`);
  await seat.wire.mend();
  const from = Date.now();
  const isOver = seat.page.getByRole("heading", { name: /session is over/i }).waitFor({ timeout: BACK_WITHIN_MS });
  const [over, stored] = await Promise.all([
    isOver.then(
      () => Date.now() - from,
      () => null,
    ),
    untilStored(seat, room.session, written, { from, withinMs: BACK_WITHIN_MS }),
  ]);
  say(
    `  ${what}: marked for the others after ${marked.map((at) => ms(at && at - cutAt)).join(" and ")}, told as gone after ${told.map((at) => ms(at && at - cutAt)).join(" and ")}, lost said after ${ms(lost && lost - cutAt)}; ` +
      `back after the end: told so after ${ms(over)}, words at the server after ${ms(stored)}`,
  );
  check(
    marked.every((at) => at !== null),
    `${what}: the others see within ${ms(MARKED_WITHIN_MS)} that the connection is lost`,
  );
  check(
    told.every((at) => at !== null),
    `${what}: the others are told within ${ms(TOLD_WITHIN_MS)}`,
  );
  check(over !== null, `${what}: the page says that the session is over`);
  check(stored !== null, `${what}: the draft went to the server after the end`);
  const door = await knock(livekit, token);
  check(door !== 200, `${what}: the old token opens no room of a session that is over (${door})`);
}
