import { describe, expect, it } from "vitest";
import { inListOrder, type ParticipantRow, participantRole, presenceChanges } from "./participants-rules";
import { actionsFor, type Person, type Viewer } from "./person-actions";

const facts = { isInterviewee: false, isInterviewer: false, isHost: false, isObserver: false };

it("shows a person's current role before their permanent one", () => {
  expect(participantRole({ ...facts, isInterviewee: true, isHost: true })).toBe("hotSeat");
  expect(participantRole({ ...facts, isInterviewer: true, isHost: true })).toBe("interviewer");
  expect(participantRole({ ...facts, isHost: true })).toBe("host");
  expect(participantRole({ ...facts, isObserver: true })).toBe("observer");
  expect(participantRole(facts)).toBe("peer");
});

const row = (attendeeId: number, role: ParticipantRow["role"], handRaisedAt: number | null = null) =>
  ({ attendeeId, role, handRaisedAt }) as ParticipantRow;
const order = (rows: readonly ParticipantRow[]) => inListOrder(rows).map(({ attendeeId }) => attendeeId);

it("puts active people first and observers last", () => {
  const rows = [row(1, "observer"), row(2, "peer"), row(3, "interviewer"), row(4, "host"), row(5, "hotSeat")];
  expect(order(rows)).toEqual([5, 3, 2, 4, 1]);
});

it("puts raised hands first among equals, the first raised first", () => {
  const rows = [row(1, "hotSeat"), row(2, "peer"), row(3, "peer", 2000), row(4, "host", 1000), row(5, "observer")];
  expect(order(rows)).toEqual([1, 4, 3, 2, 5]);
});

describe("the actions on a participant (LS-D4.2)", () => {
  const peer: Viewer = {
    isHost: false,
    isOwner: false,
    hasAuthority: false,
    hasControl: false,
    isLive: true,
    callsTurns: true,
  };
  const granted: Viewer = { ...peer, hasAuthority: true, hasControl: true };
  const host: Viewer = { ...granted, isHost: true };
  const owner: Viewer = { ...granted, isOwner: true };
  const other: Person = {
    isMe: false,
    isHost: false,
    isOwner: false,
    isObserver: false,
    isInterviewer: false,
    isInterviewee: false,
    takesHotSeat: true,
    isSpotlit: false,
    hasAuthority: false,
    handRaised: false,
    canBePinned: false,
    isPinned: false,
  };

  it("let everybody report a person, and leave and block them", () => {
    expect(actionsFor(peer, other)).toEqual(["report", "block"]);
    expect(actionsFor(peer, { ...other, isMe: true })).toEqual([]);
  });
  it("offer the hot seat to all candidates but the person in it, the interviewer too, while a turn can begin", () => {
    const offers = (viewer: Partial<Viewer>, person: Partial<Person>) =>
      actionsFor({ ...granted, ...viewer }, { ...other, ...person }).includes("hotSeat");
    expect([offers({}, {}), offers({}, { isInterviewer: true })]).toEqual([true, true]);
    expect([offers({}, { isInterviewee: true }), offers({ callsTurns: false }, {})]).toEqual([false, false]);
  });
  it("let people with control give roles and control, and lower a hand", () => {
    expect(actionsFor(granted, { ...other, handRaised: true })).toEqual([
      "lowerHand",
      "interviewer",
      "hotSeat",
      "spotlight",
      "grant",
      "report",
      "block",
    ]);
    expect(actionsFor(granted, { ...other, hasAuthority: true, isSpotlit: true })).toContain("revoke");
    expect(actionsFor(granted, { ...other, hasAuthority: true, isSpotlit: true })).toContain("unspotlight");
  });
  it("do not let the interviewer of a turn lower another person's hand: the server refuses it", () => {
    const interviewer: Viewer = { ...peer, hasControl: true };
    expect(actionsFor(interviewer, { ...other, handRaised: true })).not.toContain("lowerHand");
    expect(actionsFor(interviewer, { ...other, isMe: true, handRaised: true })).toContain("lowerHand");
  });
  it("let the host remove anybody but the owner, who blocks instead of leaving", () => {
    expect(actionsFor(host, other)).toContain("remove");
    expect(actionsFor(host, { ...other, isOwner: true })).not.toContain("remove");
    expect(actionsFor(owner, other)).toEqual(expect.arrayContaining(["blockOwn", "remove"]));
    expect(actionsFor(owner, other)).not.toContain("block");
  });
  it("remove control from nobody who has it by role, and give observers no role", () => {
    for (const kept of [{ isHost: true }, { isOwner: true }, { isInterviewer: true }])
      expect(actionsFor(host, { ...other, ...kept, hasAuthority: true })).not.toContain("revoke");
    expect(actionsFor(host, { ...other, isObserver: true, takesHotSeat: false })).toEqual([
      "report",
      "block",
      "remove",
    ]);
  });
  it("contain no hand or control action while the session is not under way", () => {
    expect(actionsFor({ ...host, isLive: false }, { ...other, handRaised: true })).toEqual([
      "report",
      "block",
      "remove",
    ]);
  });
  it("let everybody pin people in the call, and unpin them, even after they left", () => {
    expect(actionsFor(peer, { ...other, canBePinned: true })).toEqual(["pin", "report", "block"]);
    expect(actionsFor(peer, { ...other, canBePinned: true, isPinned: true })).toEqual(["unpin", "report", "block"]);
    expect(actionsFor(peer, { ...other, isPinned: true })).toContain("unpin");
  });
  it("let a person lower their own hand", () => {
    expect(actionsFor(peer, { ...other, isMe: true, handRaised: true })).toEqual(["lowerHand"]);
  });
});

it("presence changes name the people who joined and left, and nobody of the first snapshot", () => {
  const room = (...names: string[]) => new Map(names.map((name) => [`kc-${name}`, name]));
  expect(presenceChanges(null, room("Ben"))).toEqual({ came: [], left: [] });
  expect(presenceChanges(room("Ben", "Ana"), room("Ana", "Eva"))).toEqual({ came: ["Eva"], left: ["Ben"] });
});
