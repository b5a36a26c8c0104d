import { describe, expect, it } from "vitest";
import { type StagePerson, stageLayout, stageState } from "./stage-rules";

const picture = { id: "v", paused: false, attach: () => {}, detach: () => {} };
const person = (identity: string, part: Partial<StagePerson> = {}): StagePerson => ({
  identity,
  name: identity,
  shortName: identity,
  isMe: false,
  role: "peer",
  microphone: "on",
  isSpeaking: false,
  camera: null,
  screen: null,
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
    const layout = stageLayout([amara, { ...jonas, screen: picture }], nobody);
    expect(layout.showsScreen).toBe(true);
    expect(layout.main?.identity).toBe("jonas");
    expect(layout.thumbnails.map(({ identity }) => identity)).toEqual(["amara", "jonas"]);
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
