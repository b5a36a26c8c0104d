import { describe, expect, test, vi } from "vitest";
import type { SendReply } from "./account-form.types";
import { createAccountFormStore } from "./account-form-store";

interface Values {
  email: string;
  consent: boolean;
}
const TYPED: Values = { email: "lea@example.org", consent: true };

function setUp(answers: SendReply<keyof Values>[], initial = TYPED) {
  const send = vi.fn(async (_values: Values) => answers.shift() ?? { kind: "done" as const });
  const keep = vi.fn();
  const check = ({ consent }: Values) => (consent ? {} : { consent: "consentMissing" as const });
  return { send, keep, store: createAccountFormStore<Values>({ initial, check, send, keep }) };
}
const failed = (failure: "unreachable" | "tooMany"): SendReply<keyof Values> => ({
  kind: "failed",
  failure,
  fields: {},
});

describe("a short form", () => {
  test("pressed twice: is sent once, and is done", async () => {
    const { store, send, keep } = setUp([]);
    await Promise.all([store.submit(), store.submit()]);
    expect(send.mock.calls).toEqual([[TYPED]]);
    expect(store.getState().status).toEqual({ kind: "done" });
    expect(keep).toHaveBeenLastCalledWith(TYPED, true);
  });

  test("with a wrong field: sends nothing and names it, until it is changed", async () => {
    const { store, send } = setUp([], { ...TYPED, consent: false });
    await store.submit();
    expect(send).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ problems: { consent: "consentMissing" }, refusals: 1 });
    store.change({ consent: true });
    expect(store.getState()).toMatchObject({ problems: {}, status: { kind: "editing" } });
  });

  test("refused by the server: names its fields and keeps the values", async () => {
    const { store } = setUp([{ kind: "failed", failure: "fields", fields: { email: "emailInvalid" } }]);
    await store.submit();
    expect(store.getState()).toMatchObject({ problems: { email: "emailInvalid" }, values: TYPED, refusals: 1 });
  });

  test.each(["unreachable", "tooMany"] as const)(
    "failed as %s: keeps the values and can be sent again",
    async (why) => {
      const { store, send } = setUp([failed(why)]);
      await store.submit();
      expect(store.getState()).toMatchObject({ status: { kind: "failed", failure: why }, values: TYPED });
      await store.submit();
      expect(send).toHaveBeenCalledTimes(2);
      expect(store.getState().status).toEqual({ kind: "done" });
    },
  );

  test("changed while it is sent: stays as it was sent", async () => {
    const { store } = setUp([]);
    const sending = store.submit();
    store.change({ email: "other@example.org" });
    await sending;
    expect(store.getState().values).toEqual(TYPED);
  });

  test("sent before a reload: is done, and its fields can be opened again", () => {
    const store = createAccountFormStore({
      initial: TYPED,
      alreadySent: true,
      check: () => ({}),
      send: async () => ({ kind: "done" }),
    });
    expect(store.getState().status).toEqual({ kind: "done" });
    store.edit();
    expect(store.getState()).toMatchObject({ status: { kind: "editing" }, values: TYPED });
  });
});
