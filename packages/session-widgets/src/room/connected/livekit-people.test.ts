import { expect, it } from "vitest";
import type { RoomParticipant } from "../headless/room-types";
import { lastKnownPeople } from "./livekit-people";

const person = (identity: string, part: Partial<RoomParticipant> = {}): RoomParticipant => ({
  identity,
  name: identity,
  isLocal: identity === "me",
  isSpeaking: false,
  microphone: "on",
  camera: "on",
  sharing: "none",
  quality: "good",
  ...part,
});
const confirmed = { people: new Set(["amara"]), speakers: new Set(["amara"]) };
const before = [person("me"), person("amara"), person("ben")];
const now = [person("me", { camera: "off", microphone: "muted" })];
const looks = (mine: { microphone: boolean; camera: boolean }, was = before, is = now) =>
  lastKnownPeople(was, is, confirmed, mine).map(({ identity, camera, microphone }) => [identity, camera, microphone]);

it("during a connection loss people keep their last state, without a person who lost their seat", () => {
  expect(looks({ microphone: true, camera: true })).toEqual([
    ["me", "on", "on"],
    ["amara", "on", "on"],
  ]);
});

it.each([
  ["microphone", { microphone: false, camera: true }, ["me", "on", "muted"]],
  ["camera", { microphone: true, camera: false }, ["me", "off", "on"]],
])("while the line is gone my %s is off once I switch it off", (_source, mine, me) => {
  expect(looks(mine)[0]).toEqual(me);
});

it("during a connection loss the viewer's camera is on only with a picture from before or from now", () => {
  const wanted = { microphone: true, camera: true };
  const off = [person("me", { camera: "off" })];
  expect(looks(wanted, off, off)[0]).toEqual(["me", "off", "on"]);
  expect(looks(wanted, off, [person("me")])[0]).toEqual(["me", "on", "on"]);
});
