import { describe, expect, it } from "vitest";
import { type StagePerson, stageLayout, stageState } from "./stage-rules";

const person = (identity: string, part: Partial<StagePerson> = {}): StagePerson => ({
  identity,
  name: identity,
  shortName: identity,
  isMe: false,
  role: "peer",
  microphone: "on",
  isSpeaking: false,
  camera: "off",
  sharing: "none",
  ...part,
});
const nobody = { spotlightIdentity: null };
const mainOf = (people: StagePerson[], wishes = nobody as { spotlightIdentity: string | null }) =>
  stageLayout(people, wishes).main?.identity;

describe("the large tile", () => {
  const amara = person("amara", { role: "hotSeat" });
  const jonas = person("jonas", { role: "interviewer" });
  const mateo = person("mateo", { isSpeaking: true });

  it("shows who is in the hot seat", () => {
    expect(mainOf([mateo, jonas, amara])).toBe("amara");
  });
  it("shows the interviewer to the person in the hot seat", () => {
    expect(mainOf([{ ...amara, isMe: true }, mateo, jonas])).toBe("jonas");
  });
  it("shows who is spotlit before anybody else, but never myself", () => {
    expect(mainOf([amara, jonas, mateo], { spotlightIdentity: "mateo" })).toBe("mateo");
    expect(mainOf([{ ...amara, isMe: true }, jonas], { spotlightIdentity: "amara" })).toBe("jonas");
  });
  it("shows who speaks when there is no turn", () => {
    expect(mainOf([person("me", { isMe: true }), person("lucie"), mateo])).toBe("mateo");
  });
  it("shows an observer only when nobody else is there", () => {
    const ingrid = person("ingrid", { role: "observer", isSpeaking: true });
    expect(mainOf([ingrid, person("lucie")])).toBe("lucie");
    expect(mainOf([person("me", { isMe: true }), ingrid])).toBe("ingrid");
  });
  it("shows a shared screen, and keeps the sharer's face among the small ones", () => {
    const layout = stageLayout([amara, { ...jonas, sharing: "on" as const }], nobody);
    expect(layout.showsScreen).toBe(true);
    expect(layout.main?.identity).toBe("jonas");
    expect(layout.thumbnails.map(({ identity }) => identity)).toEqual(["amara", "jonas"]);
  });
  it("makes room for a shared screen from when it is announced until it ends, standing still or not (LS-8.23)", () => {
    const shows = (sharing: "none" | "connecting" | "paused" | "on") =>
      stageLayout([amara, { ...jonas, sharing }], nobody).showsScreen;
    expect([shows("connecting"), shows("on"), shows("paused"), shows("none")]).toEqual([true, true, true, false]);
  });

  it("shows whom I pinned before a shared screen and the spotlight, and keeps the screen in reach (LS-2)", () => {
    const people = [amara, { ...jonas, sharing: "on" as const }, mateo];
    const pinned = stageLayout(people, { spotlightIdentity: "amara", pinnedIdentity: "mateo" });
    expect(pinned).toMatchObject({ main: { identity: "mateo" }, showsScreen: false, isPinned: true });
    expect(pinned.screenAside?.identity).toBe("jonas");
    expect(pinned.thumbnails.map(({ identity }) => identity)).toEqual(["amara", "jonas"]);
  });
  it("goes by the others' rules while whom I pinned is not there", () => {
    const layout = stageLayout([amara, jonas], { spotlightIdentity: "jonas", pinnedIdentity: "mateo" });
    expect(layout).toMatchObject({ main: { identity: "jonas" }, isPinned: false, screenAside: null });
  });
  it("shows myself while I am alone", () => {
    const layout = stageLayout([person("me", { isMe: true })], nobody);
    expect(layout).toMatchObject({ isAlone: true, main: { identity: "me" }, thumbnails: [] });
  });
});

it("puts me first among the small tiles", () => {
  const { thumbnails } = stageLayout(
    [person("amara", { role: "hotSeat" }), person("lucie"), person("me", { isMe: true })],
    nobody,
  );
  expect(thumbnails.map(({ identity }) => identity)).toEqual(["me", "lucie"]);
});

it("keeps the stage while the connection comes back", () => {
  expect(stageState({ status: "lost", since: 0, attempt: 9 })).toBe("away");
  expect(stageState({ status: "unavailable" })).toBe("unavailable");
});

it("does not offer to join a call that was taken over elsewhere (LS-2)", () => {
  expect(stageState({ status: "ended", reason: "elsewhere" })).toBe("elsewhere");
  expect(stageState({ status: "ended", reason: "left" })).toBe("ready");
});

it.each([
  ["preparing", { status: "connecting" }],
  ["error", { status: "error", message: "no answer" }],
  ["connected", { status: "connected", steady: true }],
] as const)("is %s as the connection is (LS-2.48)", (state, connection) => {
  expect(stageState(connection)).toBe(state);
});
