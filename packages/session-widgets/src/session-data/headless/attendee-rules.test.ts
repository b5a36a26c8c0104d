import type { Attendee } from "@hotseat/api-client/types";
import { expect, it } from "vitest";
import { isCandidate, isParticipant } from "./attendee-rules";

type Seat = Pick<Attendee, "status" | "role" | "hot_seat">;
const seat = (change: Partial<Seat>): Seat => ({ status: "CONFIRMED", role: "participant", hot_seat: true, ...change });

it.each<[string, Partial<Seat>, boolean, boolean]>([
  ["a confirmed participant with a turn", {}, true, true],
  ["a host with a turn", { role: "host" }, true, true],
  ["a participant without a turn", { hot_seat: false }, true, false],
  ["an observer", { role: "observer" }, false, false],
  ["an invited person", { status: "INVITED" }, false, false],
])("a seat of %s is sorted into participants and candidates", (_, change, participates, takesTurn) => {
  expect([isParticipant(seat(change)), isCandidate(seat(change))]).toEqual([participates, takesTurn]);
});
