import { check } from "../../scripts/lib/checks.mjs";
import { sleep } from "../../scripts/lib/child.mjs";
import { say } from "../../scripts/lib/say.mjs";
import {
  BACK_WITHIN_MS,
  checkClocks,
  checkDialog,
  checkSchedule,
  facesOf,
  isIn,
  isWhole,
  KEPT_WITHIN_MS,
  ms,
  notes,
  noticed,
  SECOND_MS,
  STEADY_MS,
  STORED_WITHIN_MS,
} from "./cut-checks.ts";
import { type Room, type Seat, untilOnDevice, untilStored, write } from "./cut-room.ts";
import { diaryOf, type Entry, since, storyOf, untilShown } from "./diary.ts";
import type { Cut } from "./network.ts";
import type { ownLivekit } from "./run-check.ts";

/** One person is cut off for some seconds while they score and write. */
export async function cutFor({
  seconds,
  seat,
  how,
  round,
  room,
  rand,
}: {
  seconds: number;
  seat: Seat;
  how: Cut;
  round: number;
  room: Room;
  rand: () => number;
}) {
  const what = `${seconds} s, round ${round}, ${seat.role}, ${how}`;
  const others = room.seats.filter((other) => other !== seat);
  const written = notes(rand, seat);
  const cutAt = Date.now();
  await seat.wire.cut(how);
  const typing = write(seat, written).then(() => untilOnDevice(seat, written, KEPT_WITHIN_MS));
  await sleep(seconds * SECOND_MS);
  await seat.wire.mend();
  const from = Date.now();
  const [kept, back, stored, ...seen] = await Promise.all([
    typing,
    untilShown(seat.page, isWhole(others), { from, withinMs: BACK_WITHIN_MS, steadyMs: STEADY_MS }),
    untilStored(seat, room.session, written, { from, withinMs: STORED_WITHIN_MS }),
    ...others.map((other) =>
      untilShown(other.page, isWhole(room.seats.filter((each) => each !== other)), {
        from,
        withinMs: BACK_WITHIN_MS,
        steadyMs: STEADY_MS,
      }),
    ),
  ]);
  const diary = since(await diaryOf(seat.page), cutAt);
  const faces = noticed(diary, cutAt);
  const last = (fits: (entry: Entry) => boolean) => {
    const unfit = diary.findLastIndex((entry) => !fits(entry));
    return unfit < 0 ? 0 : Math.max(0, (diary[unfit + 1]?.at ?? Number.NaN) - from);
  };
  say(
    `  ${what}: pictures stood after ${ms(faces.pictures)}, mark ${ms(faces.mark)}, away ${ms(faces.away)}, dialog ${ms(faces.dialog)}; ` +
      `back after the network: room ${ms(last(isIn))}, stream ${ms(last(({ stream }) => stream === "connected"))}, ` +
      `pictures ${ms(back === null ? null : back - from)}, words at the server ${ms(stored)}`,
  );
  if (back === null) for (const each of room.seats) say(`  ${each.role}: ${await storyOf(each.page, from)}`);
  check(
    back !== null,
    `${what}: back by itself within ${ms(BACK_WITHIN_MS)} (${back === null && (await facesOf(room.seats))})`,
  );
  check(
    seen.every((at) => at !== null),
    `${what}: the others see everybody again (${await facesOf(room.seats)})`,
  );
  check(kept, `${what}: what is typed is on the device within ${ms(KEPT_WITHIN_MS)}`);
  check(stored !== null, `${what}: score and words are at the server within ${ms(STORED_WITHIN_MS)}`);
  checkDialog({ what, faces, awayUntil: from + last(isIn) - cutAt });
  const origin = await checkSchedule({ what, room });
  await checkClocks({ what, origin, seats: room.seats });
}

/** The media server is killed and comes back; everybody goes on writing. */
export async function killSfu({
  livekit,
  round,
  room,
  rand,
}: {
  livekit: ReturnType<typeof ownLivekit>;
  round: number;
  room: Room;
  rand: () => number;
}) {
  const what = `SFU killed, round ${round}`;
  const killedAt = Date.now();
  await livekit.process.kill("SIGKILL");
  const writing = room.seats.map(async (seat: Seat) => {
    const written = notes(rand, seat);
    await write(seat, written);
    return untilStored(seat, room.session, written, { from: Date.now(), withinMs: STORED_WITHIN_MS });
  });
  await sleep(rand() * 6 * SECOND_MS);
  await livekit.process.restart();
  const from = Date.now();
  const backs = await Promise.all(
    room.seats.map((seat) => {
      const others = room.seats.filter((other) => other !== seat);
      return untilShown(seat.page, isWhole(others), { from, withinMs: BACK_WITHIN_MS, steadyMs: STEADY_MS });
    }),
  );
  const stored = await Promise.all(writing);
  for (const [index, seat] of room.seats.entries()) {
    const faces = noticed(since(await diaryOf(seat.page), killedAt), killedAt);
    const back = backs[index];
    say(
      `  ${what}, down ${ms(from - killedAt)}, ${seat.role}: mark ${ms(faces.mark)}, away ${ms(faces.away)}; ` +
        `pictures ${ms(back === null ? null : back - from)} after it was back`,
    );
    check(
      back !== null,
      `${what}: ${seat.role} is back in moving pictures within ${ms(BACK_WITHIN_MS)} (${await facesOf(room.seats)})`,
    );
    check(faces.dialog === null, `${what}: ${seat.role} is asked nothing`);
    check(stored[index] !== null, `${what}: ${seat.role}'s score and words are at the server`);
  }
  const origin = await checkSchedule({ what, room });
  await checkClocks({ what, origin, seats: room.seats });
}
