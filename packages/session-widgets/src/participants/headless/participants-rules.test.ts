import { describe, expect, it } from "vitest";
import { comingsAndGoings, inListOrder, type ParticipantRow, participantRole } from "./participants-rules";
import { actionsFor, type Person, type Viewer } from "./person-actions";

const facts = { isInterviewee: false, isInterviewer: false, isHost: false, isObserver: false };

it("says what somebody does now before what they are", () => {
  expect(participantRole({ ...facts, isInterviewee: true, isHost: true })).toBe("hotSeat");
  expect(participantRole({ ...facts, isInterviewer: true, isHost: true })).toBe("interviewer");
  expect(participantRole({ ...facts, isHost: true })).toBe("host");
  expect(participantRole({ ...facts, isObserver: true })).toBe("observer");
  expect(participantRole(facts)).toBe("peer");
});

const row = (attendeeId: number, role: ParticipantRow["role"], handRaisedAt: number | null = null) =>
  ({ attendeeId, role, handRaisedAt }) as ParticipantRow;
const order = (rows: readonly ParticipantRow[]) => inListOrder(rows).map(({ attendeeId }) => attendeeId);

it("puts who acts first and observers last", () => {
  const rows = [row(1, "observer"), row(2, "peer"), row(3, "interviewer"), row(4, "host"), row(5, "hotSeat")];
  expect(order(rows)).toEqual([5, 3, 2, 4, 1]);
});

it("puts raised hands first among equals, the first raised first", () => {
  const rows = [row(1, "hotSeat"), row(2, "peer"), row(3, "peer", 2000), row(4, "host", 1000), row(5, "observer")];
  expect(order(rows)).toEqual([1, 4, 3, 2, 5]);
});

describe("what one may do about somebody (LS-6, LS-D4.2)", () => {
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

  it("is for everybody to report somebody, and to leave and block them", () => {
    expect(actionsFor(peer, other)).toEqual(["report", "block"]);
    expect(actionsFor(peer, { ...other, isMe: true })).toEqual([]);
  });
  it("offers the hot seat to everybody who takes it but the person in it, the interviewer too, while a turn can begin", () => {
    const offers = (viewer: Partial<Viewer>, person: Partial<Person>) =>
      actionsFor({ ...granted, ...viewer }, { ...other, ...person }).includes("hotSeat");
    expect([offers({}, {}), offers({}, { isInterviewer: true })]).toEqual([true, true]);
    expect([offers({}, { isInterviewee: true }), offers({ callsTurns: false }, {})]).toEqual([false, false]);
  });
  it("is for those with control to give roles and control, and to lower a hand", () => {
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
  it("is not for the interviewer of a turn to lower somebody's hand: the server refuses it", () => {
    const interviewer: Viewer = { ...peer, hasControl: true };
    expect(actionsFor(interviewer, { ...other, handRaised: true })).not.toContain("lowerHand");
    expect(actionsFor(interviewer, { ...other, isMe: true, handRaised: true })).toContain("lowerHand");
  });
  it("is for the host to remove anybody but the owner, who blocks instead of leaving", () => {
    expect(actionsFor(host, other)).toContain("remove");
    expect(actionsFor(host, { ...other, isOwner: true })).not.toContain("remove");
    expect(actionsFor(owner, other)).toEqual(expect.arrayContaining(["blockOwn", "remove"]));
    expect(actionsFor(owner, other)).not.toContain("block");
  });
  it("takes control from nobody who has it by their role, and gives observers no role", () => {
    for (const kept of [{ isHost: true }, { isOwner: true }, { isInterviewer: true }])
      expect(actionsFor(host, { ...other, ...kept, hasAuthority: true })).not.toContain("revoke");
    expect(actionsFor(host, { ...other, isObserver: true, takesHotSeat: false })).toEqual([
      "report",
      "block",
      "remove",
    ]);
  });
  it("leaves hands and controls alone while the session is not under way", () => {
    expect(actionsFor({ ...host, isLive: false }, { ...other, handRaised: true })).toEqual([
      "report",
      "block",
      "remove",
    ]);
  });
  it("lets everybody pin who is in the call, and let go of whom they pinned, even after they left", () => {
    expect(actionsFor(peer, { ...other, canBePinned: true })).toEqual(["pin", "report", "block"]);
    expect(actionsFor(peer, { ...other, canBePinned: true, isPinned: true })).toEqual(["unpin", "report", "block"]);
    expect(actionsFor(peer, { ...other, isPinned: true })).toContain("unpin");
  });
  it("lets one lower one's own hand", () => {
    expect(actionsFor(peer, { ...other, isMe: true, handRaised: true })).toEqual(["lowerHand"]);
  });
});

it("says who came and who went, and nothing of who was there at first", () => {
  const room = (...names: string[]) => new Map(names.map((name) => [`kc-${name}`, name]));
  expect(comingsAndGoings(null, room("Ben"))).toEqual({ came: [], left: [] });
  expect(comingsAndGoings(room("Ben", "Ana"), room("Ana", "Eva"))).toEqual({ came: ["Eva"], left: ["Ben"] });
});
