import { describe, expect, test, vi } from "vitest";
import { emptyForm, FORM_KEY, filledForm, formStore, memoryStorage } from "./session-form.fixtures";
import type { CreateAnswer, InviteAnswer, SessionOffer } from "./session-form.types";
import type { SessionFormStore, SessionFormStoreOptions } from "./session-form-store";

function setUp(answers: CreateAnswer[], invites: InviteAnswer[] = [], options: Partial<SessionFormStoreOptions> = {}) {
  const create = vi.fn(async (_offer: SessionOffer) => answers.shift() ?? { kind: "unreachable" as const });
  const invite = vi.fn(async (_id: number, _address: string) => invites.shift() ?? { ok: true as const });
  const storage = memoryStorage();
  return {
    create,
    invite,
    storage,
    store: formStore({ create, invite }, { empty: filledForm(), storage, ...options }),
  };
}
const CREATED: CreateAnswer = { kind: "created", sessionId: 7 };
const kindOf = (store: SessionFormStore) => store.getState().status.kind;

describe("a new session", () => {
  test("filled: is offered once, invites one address a call, and leaves nothing behind on the device", async () => {
    const { store, create, invite, storage } = setUp([CREATED]);
    await Promise.all([store.submit(), store.submit()]);
    expect(create).toHaveBeenCalledTimes(1);
    expect(invite.mock.calls).toEqual([
      [7, "nadia@example.org"],
      [7, "m.rossi@upl.example"],
    ]);
    expect(store.getState().status).toEqual({ kind: "done", sessionId: 7 });
    expect(storage.getItem(FORM_KEY)).toBeNull();
  });

  test("empty: asks the server nothing and names what is missing", async () => {
    const { store, create } = setUp([CREATED], [], { empty: emptyForm() });
    await store.submit();
    expect(create).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ problems: { module: true, workshop: true }, refusals: 1 });
  });

  test("refused: blames the fields the server named until they are changed, and keeps what was typed", async () => {
    const { store } = setUp([{ kind: "refused", fields: ["visibility", "time"], message: null }]);
    await store.submit();
    expect(store.getState()).toMatchObject({ problems: { visibility: true, time: true }, values: filledForm() });
    store.change("day", "2026-11-27");
    expect(store.getState().problems).toEqual({ visibility: true });
  });

  test("not answered: is sent again with the same id; once a field is changed with another one", async () => {
    const { store, create } = setUp([{ kind: "unreachable" }, { kind: "unreachable" }, CREATED]);
    await store.submit();
    expect(kindOf(store)).toBe("unreachable");
    await store.submit();
    store.change("capacity", 5);
    await store.submit();
    expect(create.mock.calls.map(([offer]) => offer.client_id)).toEqual(["id-1", "id-1", "id-2"]);
  });

  test("not answered before a reload: what was typed is back, and the same id too", async () => {
    const first = setUp([{ kind: "unreachable" }]);
    first.store.change("sector", "software");
    await first.store.submit();
    const { store, create } = setUp([CREATED], [], {
      storage: first.storage,
      newId: () => "another",
      empty: emptyForm(),
    });
    expect(store.getState()).toMatchObject({ restored: true, values: { ...filledForm(), sector: "software" } });
    await store.submit();
    expect(create.mock.calls[0]?.[0].client_id).toBe(first.create.mock.calls[0]?.[0].client_id);
  });

  test("kept text that is no form is an empty form", () => {
    for (const text of ["{", "null", "{}", '{"clientId":"a","values":{"capacity":"four"}}']) {
      const { store } = setUp([], [], { storage: memoryStorage({ [FORM_KEY]: text }) });
      expect(store.getState().values).toEqual(filledForm());
    }
  });

  test("started over: is empty, and nothing is kept", () => {
    const { store, storage } = setUp([], [], { empty: emptyForm() });
    store.change("module", "M1");
    store.startOver();
    expect([store.getState().values, storage.getItem(FORM_KEY)]).toEqual([emptyForm(), null]);
  });
});

describe("invitations", () => {
  const PROBLEM: InviteAnswer = { ok: false, problem: "Too many." };

  test("one fails: the session stays, and only that address is sent again", async () => {
    const { store, create, invite } = setUp([CREATED], [PROBLEM]);
    await store.submit();
    expect(store.getState()).toMatchObject({
      status: { kind: "notAllInvited", sessionId: 7 },
      invites: { "nadia@example.org": { problem: "Too many." }, "m.rossi@upl.example": "sent" },
    });
    await store.submit();
    expect(create).toHaveBeenCalledTimes(1);
    expect(invite.mock.calls.at(-1)).toEqual([7, "nadia@example.org"]);
    expect(kindOf(store)).toBe("done");
  });

  test("some failed before a reload: the form offers them again and creates nothing", async () => {
    const first = setUp([CREATED], [PROBLEM]);
    await first.store.submit();
    const { store, create, invite } = setUp([], [], { storage: first.storage });
    expect(store.getState().status).toEqual({ kind: "notAllInvited", sessionId: 7 });
    await store.submit();
    expect([create.mock.calls.length, invite.mock.calls]).toEqual([0, [[7, "nadia@example.org"]]]);
  });

  test("left out: the form ends with the session", async () => {
    const { store, storage } = setUp([CREATED], [PROBLEM]);
    await store.submit();
    store.finish();
    expect([kindOf(store), storage.getItem(FORM_KEY)]).toEqual(["done", null]);
  });

  test("an address that was typed and not added is invited too; the same one twice is one", async () => {
    const { store, invite } = setUp([CREATED], [], { empty: { ...filledForm(), invited: ["lea@example.org"] } });
    store.change("address", " Lea@example.org");
    expect(store.addAddress()).toBe(true);
    store.change("address", "noa@example.org");
    await store.submit();
    expect(invite.mock.calls.map(([, address]) => address)).toEqual(["lea@example.org", "noa@example.org"]);
  });

  test("what cannot be an address stops the form and stays in its field", async () => {
    const { store, create } = setUp([CREATED]);
    store.change("address", "lea@example");
    await store.submit();
    expect(create).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ problems: { address: true }, values: { address: "lea@example" } });
  });
});
