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
const mainOf = (people: StagePerson[], selection = nobody as { spotlightIdentity: string | null }) =>
  stageLayout(people, selection).main?.identity;

describe("the large tile", () => {
  const amara = person("amara", { role: "hotSeat" });
  const jonas = person("jonas", { role: "interviewer" });
  const mateo = person("mateo", { isSpeaking: true });

  it("shows the person in the hot seat", () => {
    expect(mainOf([mateo, jonas, amara])).toBe("amara");
  });
  it("shows the interviewer to the person in the hot seat", () => {
    expect(mainOf([{ ...amara, isMe: true }, mateo, jonas])).toBe("jonas");
  });
  it("shows the spotlit person before anybody else, but never the viewer", () => {
    expect(mainOf([amara, jonas, mateo], { spotlightIdentity: "mateo" })).toBe("mateo");
    expect(mainOf([{ ...amara, isMe: true }, jonas], { spotlightIdentity: "amara" })).toBe("jonas");
  });
  it("shows the speaker when there is no turn", () => {
    expect(mainOf([person("me", { isMe: true }), person("lucie"), mateo])).toBe("mateo");
  });
  it("shows an observer only when nobody else is present", () => {
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
  it("is reserved for a shared screen from its announcement to its end, frozen or not (LS-8.23)", () => {
    const shows = (sharing: "none" | "connecting" | "paused" | "on") =>
      stageLayout([amara, { ...jonas, sharing }], nobody).showsScreen;
    expect([shows("connecting"), shows("on"), shows("paused"), shows("none")]).toEqual([true, true, true, false]);
  });

  it("shows the pinned person before a shared screen and the spotlight, and keeps the screen among the small tiles", () => {
    const people = [amara, { ...jonas, sharing: "on" as const }, mateo];
    const pinned = stageLayout(people, { spotlightIdentity: "amara", pinnedIdentity: "mateo" });
    expect(pinned).toMatchObject({ main: { identity: "mateo" }, showsScreen: false, isPinned: true });
    expect(pinned.screenAside?.identity).toBe("jonas");
    expect(pinned.thumbnails.map(({ identity }) => identity)).toEqual(["amara", "jonas"]);
  });
  it("follows the other rules while the pinned person is absent", () => {
    const layout = stageLayout([amara, jonas], { spotlightIdentity: "jonas", pinnedIdentity: "mateo" });
    expect(layout).toMatchObject({ main: { identity: "jonas" }, isPinned: false, screenAside: null });
  });
  it("shows the viewer while they are alone", () => {
    const layout = stageLayout([person("me", { isMe: true })], nobody);
    expect(layout).toMatchObject({ isAlone: true, main: { identity: "me" }, thumbnails: [] });
  });
});

it("the viewer is first among the small tiles", () => {
  const { thumbnails } = stageLayout(
    [person("amara", { role: "hotSeat" }), person("lucie"), person("me", { isMe: true })],
    nobody,
  );
  expect(thumbnails.map(({ identity }) => identity)).toEqual(["me", "lucie"]);
});

it("the stage stays during a reconnection", () => {
  expect(stageState({ status: "lost", since: 0, attempt: 9 })).toBe("away");
  expect(stageState({ status: "unavailable" })).toBe("unavailable");
});

it("the stage does not offer to join a call that was taken over elsewhere", () => {
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
