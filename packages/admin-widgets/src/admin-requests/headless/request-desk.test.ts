import { describe, expect, it, vi } from "vitest";
import { accountRequests, seatRequests } from "../admin-requests.fixtures";
import type {
  AccountRequest,
  AdminRequest,
  DecisionReply,
  RequestDecisions,
  SeatRequest,
} from "./admin-requests.types";
import { createRequestDesk } from "./request-desk";
import { keyOf } from "./request-rules";

const [anna, karim] = accountRequests as readonly [AccountRequest, AccountRequest];
const [tom, hana] = seatRequests as readonly [SeatRequest, SeatRequest];
const ALL = [anna, karim, tom, hana] as const;
const DONE = { ok: true, failed: [] } as const;
const APPROVE = { decision: "approve" } as const;

function decisionsThat(answers: { accounts?: DecisionReply<string>; seats?: DecisionReply<number> }): RequestDecisions {
  return {
    accounts: vi.fn(async () => answers.accounts ?? DONE),
    seats: vi.fn(async () => answers.seats ?? DONE),
  };
}

/** A response that the server gives later. */
function laterReply() {
  let resolve: (result: DecisionReply<number>) => void = () => {};
  const answer = new Promise<DecisionReply<number>>((give) => {
    resolve = give;
  });
  return { answer, resolve: (result: DecisionReply<number>) => resolve(result) };
}

/** A desk where all of these requests are selected. */
function deskWith(...requests: readonly AdminRequest[]) {
  const desk = createRequestDesk();
  desk.show(ALL);
  desk.setAll(requests, true);
  const state = () => desk.store.getState();
  return { desk, state, selected: () => [...state().selected.keys()] };
}

describe("the selection", () => {
  it("goes across both groups; a group is selected and deselected for itself", () => {
    const { desk, selected } = deskWith(anna);
    desk.toggle(tom);
    expect(selected()).toEqual(["account:a", "seat:1"]);
    desk.setAll([tom, hana], true);
    expect(selected()).toEqual(["account:a", "seat:1", "seat:2"]);
    desk.setAll([anna, karim], false);
    expect(selected()).toEqual(["seat:1", "seat:2"]);
    desk.toggle(tom);
    expect(selected()).toEqual(["seat:2"]);
  });

  it("loses a request that somebody else settled, and names it once (AS-3.18)", () => {
    const { desk, selected } = deskWith(anna, tom);
    expect(desk.show([anna, karim, hana])).toEqual([{ request: tom, problem: null }]);
    expect(desk.show([anna, karim, hana])).toEqual([]);
    expect(selected()).toEqual(["account:a"]);
  });

  it("names no request that was not selected", () => {
    expect(deskWith(anna).desk.show([anna])).toEqual([]);
  });
});

describe("a decision", () => {
  it("about a mixed selection makes one call for each kind (AS-3.18)", async () => {
    const { desk, selected } = deskWith(...ALL);
    const decisions = decisionsThat({});
    const decision = { decision: "reject", reason: "Ask Ivan." } as const;
    await desk.decide(ALL, decision, decisions);
    expect(decisions.accounts).toHaveBeenCalledExactlyOnceWith(["a", "b"], decision);
    expect(decisions.seats).toHaveBeenCalledExactlyOnceWith([1, 2], decision);
    expect(selected()).toEqual([]);
  });

  it("about one kind makes no call for the other", async () => {
    const decisions = decisionsThat({});
    await deskWith(tom).desk.decide([tom], { decision: "approve_as_observer" }, decisions);
    expect(decisions.accounts).not.toHaveBeenCalled();
    expect(decisions.seats).toHaveBeenCalledExactlyOnceWith([1], { decision: "approve_as_observer" });
  });

  it("keeps what failed selected, with the reason, until the next try (AS-3.18)", async () => {
    const { desk, state, selected } = deskWith(...ALL);
    const decisions = decisionsThat({ seats: { ok: true, failed: [{ id: 2, problem: "full" }] } });
    const result = await desk.decide(ALL, APPROVE, decisions);
    expect(result?.done).toEqual([anna, karim, tom]);
    expect(result?.failed).toEqual([{ request: hana, problem: "full" }]);
    expect(selected()).toEqual(["seat:2"]);
    expect(state().problems.get("seat:2")?.problem).toBe("full");
    await desk.decide([hana], APPROVE, decisionsThat({}));
    expect(state().problems.size).toBe(0);
  });

  it("keeps the requests of a call selected that is refused as a whole", async () => {
    const { desk, state, selected } = deskWith(anna, tom);
    const refusal = { ok: false, message: "No answer.", fields: {} } as const;
    const result = await desk.decide([anna, tom], APPROVE, decisionsThat({ accounts: refusal }));
    expect(result).toMatchObject({ done: [tom], refused: [anna], refusal });
    expect(selected()).toEqual(["account:a"]);
    expect(state().problems.size).toBe(0);
  });

  it("that failed is named with its reason when its request leaves the list", async () => {
    const { desk } = deskWith(anna, tom);
    await desk.decide([tom], APPROVE, decisionsThat({ seats: { ok: true, failed: [{ id: 1, problem: "settled" }] } }));
    expect(desk.show([anna])).toEqual([{ request: tom, problem: "settled" }]);
    expect(desk.store.getState().problems.size).toBe(0);
  });

  it("that is running names no request that leaves meanwhile, and takes no second one about it", async () => {
    const { desk, state } = deskWith(tom);
    const { answer, resolve } = laterReply();
    const running = desk.decide([tom], APPROVE, { ...decisionsThat({}), seats: () => answer });
    expect([...state().deciding]).toEqual([keyOf(tom)]);
    expect(desk.show([anna])).toEqual([]);
    expect(await desk.decide([tom], APPROVE, decisionsThat({}))).toBeNull();
    resolve(DONE);
    await running;
    expect(desk.show([anna])).toEqual([]);
    expect(state().deciding.size).toBe(0);
  });

  it("about another request is sent while one is running, and each ends for itself", async () => {
    const { desk, state } = deskWith(tom, hana);
    const { answer, resolve } = laterReply();
    const running = desk.decide([tom], APPROVE, { ...decisionsThat({}), seats: () => answer });
    const second = decisionsThat({});
    await desk.decide([tom, hana], APPROVE, second);
    expect(second.seats).toHaveBeenCalledExactlyOnceWith([hana.id], APPROVE);
    expect([...state().deciding]).toEqual([keyOf(tom)]);
    resolve(DONE);
    await running;
    expect(state().deciding.size).toBe(0);
    expect(state().selected.size).toBe(0);
  });
});
