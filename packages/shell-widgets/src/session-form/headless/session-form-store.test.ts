import { describe, expect, test, vi } from "vitest";
import {
  emptyForm,
  FORM_KEY,
  filledForm,
  formStore,
  memoryStorage,
  storedSession,
  ZONE,
} from "../session-form.fixtures";
import type { CreateReply, InviteReply, SessionChange, SessionOffer, UpdateReply } from "./session-form.types";
import type { SessionFormStore, SessionFormStoreOptions } from "./session-form-store";
import { valuesOf } from "./stored-session";

function setUp(answers: CreateReply[], invites: InviteReply[] = [], options: Partial<SessionFormStoreOptions> = {}) {
  const create = vi.fn(async (_offer: SessionOffer) => answers.shift() ?? { kind: "unreachable" as const });
  const invite = vi.fn(async (_id: number, _address: string) => invites.shift() ?? { ok: true as const });
  const updates: UpdateReply[] = [];
  const update = vi.fn(
    async (_id: number, _change: SessionChange, _version: number) => updates.shift() ?? { kind: "saved" as const },
  );
  const storage = memoryStorage();
  return {
    create,
    invite,
    update,
    updates,
    storage,
    store: formStore({ create, update, invite }, { empty: filledForm(), storage, ...options }),
  };
}
const CREATED: CreateReply = { kind: "created", session: storedSession() };
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

  test("without an access token: keeps the reason for the reader", async () => {
    const reply = { kind: "unreachable", message: "Reload this page." } as const;
    const { store } = setUp([reply]);
    await store.submit();
    expect(store.getState().status).toEqual(reply);
  });

  test("without a response: is sent again with the same id, also once a field is changed", async () => {
    const { store, create, update } = setUp([{ kind: "unreachable" }, { kind: "unreachable" }]);
    await store.submit();
    expect(kindOf(store)).toBe("unreachable");
    await store.submit();
    store.change("capacity", 5);
    await store.submit();
    expect(create.mock.calls.map(([offer]) => offer.client_id)).toEqual(["id-1", "id-1", "id-1"]);
    expect(update).not.toHaveBeenCalled();
  });

  test("without a response though it was stored: fields changed since are changed there, and no second session is made", async () => {
    const { store, update } = setUp([{ kind: "unreachable" }, CREATED, CREATED]);
    await store.submit();
    store.change("capacity", 5);
    store.change("time", "19:00");
    await store.submit();
    const change = { capacity: 5, start_time: "2026-11-26T18:00:00.000Z" };
    expect(update.mock.calls).toEqual([[7, change, 12]]);
    expect(store.getState().status).toEqual({ kind: "done", sessionId: 7 });
  });

  test("stored and then refused with the changed fields: shows them, and asks for the same session again", async () => {
    const { store, create, update, updates } = setUp([CREATED, CREATED]);
    store.change("capacity", 2);
    updates.push({ kind: "refused", fields: ["capacity"], message: null });
    await store.submit();
    expect(store.getState()).toMatchObject({ problems: { capacity: true }, status: { kind: "refused" } });
    store.change("capacity", 4);
    await store.submit();
    expect(update).toHaveBeenCalledTimes(1);
    expect(new Set(create.mock.calls.map(([offer]) => offer.client_id)).size).toBe(1);
    expect(kindOf(store)).toBe("done");
  });

  test("stored for now: a minute later it is the same session; after a change from another time it begins now", async () => {
    const now = { ...filledForm(), start: "now" as const, invited: [] };
    const earlier = { kind: "created" as const, session: storedSession({ start_time: "2026-11-24T12:54:48.000Z" }) };
    const same = setUp([earlier], [], { empty: now });
    await same.store.submit();
    expect(same.update).not.toHaveBeenCalled();
    const other = setUp([CREATED], [], { empty: now });
    await other.store.submit();
    expect(other.update.mock.calls).toEqual([[7, { start_time: "2026-11-24T12:55:48.000Z" }, 12]]);
  });

  test("without a response before a reload: what was typed is back, and the same id too", async () => {
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
  const PROBLEM: InviteReply = { ok: false, problem: "Too many." };

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

  test("a text that cannot be an address stops the form and stays in its field", async () => {
    const { store, create } = setUp([CREATED]);
    store.change("address", "lea@example");
    await store.submit();
    expect(create).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ problems: { address: true }, values: { address: "lea@example" } });
  });
});

describe("a session that is changed", () => {
  const edit = (options: Partial<SessionFormStoreOptions> = {}, session = storedSession()) =>
    setUp([], [], { empty: valuesOf(session, ZONE), edited: session, ...options });

  test("changed: sends only the changed fields, with the version that was read", async () => {
    const { store, update, create, storage } = edit();
    store.change("duration_minutes", 45);
    store.change("visibility", "platform");
    expect(storage.getItem(FORM_KEY)).not.toBeNull();
    await Promise.all([store.submit(), store.submit()]);
    expect(update.mock.calls).toEqual([[7, { duration_minutes: 45, visibility: "platform" }, 12]]);
    expect(create).not.toHaveBeenCalled();
    expect(store.getState().status).toEqual({ kind: "done", sessionId: 7 });
    expect(storage.getItem(FORM_KEY)).toBeNull();
  });

  test("not changed: is done without a request", async () => {
    const { store, update } = edit();
    await store.submit();
    expect([update.mock.calls.length, kindOf(store)]).toEqual([0, "done"]);
  });

  test("begun in the past: other fields are saved and its start stays; a new start must lie ahead", async () => {
    const { store, update } = edit({}, storedSession({ start_time: "2026-11-24T12:30:00.000Z" }));
    store.change("capacity", 5);
    store.change("time", "13:35");
    await store.submit();
    expect(store.getState().problems).toEqual({ time: true });
    store.change("time", "13:30");
    await store.submit();
    expect(update.mock.calls).toEqual([[7, { capacity: 5 }, 12]]);
  });

  test("at a time that clocks show twice: its start stays", async () => {
    const second = storedSession({ start_time: "2027-10-31T01:30:00.000Z" });
    const { store, update } = edit({}, second);
    expect(store.getState().values).toMatchObject({ day: "2027-10-31", time: "02:30" });
    store.change("capacity", 5);
    await store.submit();
    expect(update.mock.calls).toEqual([[7, { capacity: 5 }, 12]]);
  });

  test("changed elsewhere: shows the stored session with my changes on top, and saves them on the next press", async () => {
    const { store, update, updates } = edit();
    store.change("capacity", 5);
    store.change("language", "de");
    updates.push({ kind: "changed", session: storedSession({ version: 20, duration_minutes: 30, language: "fr" }) });
    await store.submit();
    expect(store.getState()).toMatchObject({
      status: { kind: "changedElsewhere" },
      values: { capacity: 5, language: "de", duration_minutes: 30 },
    });
    await store.submit();
    expect(update.mock.calls[1]).toEqual([7, { capacity: 5, language: "de" }, 20]);
  });

  test("changed elsewhere: my changes can be dropped for the stored session", async () => {
    const { store, updates } = edit();
    store.change("capacity", 5);
    updates.push({ kind: "changed", session: storedSession({ version: 20, duration_minutes: 30 }) });
    await store.submit();
    store.startOver();
    expect(store.getState()).toMatchObject({
      values: { capacity: 4, duration_minutes: 30 },
      status: { kind: "editing" },
    });
  });

  test("without a response before a reload: the changes are back, on the version they were made to", async () => {
    const first = edit();
    first.updates.push({ kind: "unreachable" });
    first.store.change("capacity", 5);
    await first.store.submit();
    const newer = storedSession({ version: 20, duration_minutes: 30 });
    const { store, update } = edit({ storage: first.storage }, newer);
    expect(store.getState()).toMatchObject({ restored: true, values: { capacity: 5, duration_minutes: 80 } });
    await store.submit();
    expect(update.mock.calls).toEqual([[7, { capacity: 5 }, 12]]);
  });
});
