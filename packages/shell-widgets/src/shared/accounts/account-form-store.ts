import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { type AccountFormStatus, type FieldProblems, noProblems, type SendReply } from "./account-form.types";

export interface AccountFormState<Values> {
  values: Values;
  problems: FieldProblems<keyof Values & string>;
  status: AccountFormStatus;
  /** Counts the refusals, so that the focus can go to the first of the wrong fields. */
  refusals: number;
}

export interface AccountFormStore<Values> extends ReadableStore<AccountFormState<Values>> {
  /** Ignored while a request runs. */
  change(changes: Partial<Values>): void;
  /** Sends the values, or shows what is wrong with them. A second call while one runs does nothing. */
  submit(): Promise<void>;
  /** Back to the fields, with what was typed. */
  edit(): void;
}

export interface AccountFormOptions<Values> {
  initial: Values;
  /** True: the same values were sent before, on this device. */
  alreadySent?: boolean;
  /** Returns the fields that cannot be sent as they are. */
  check: (values: Values) => FieldProblems<keyof Values & string>;
  /** Sends the values; never rejects. */
  send: (values: Values) => Promise<SendReply<keyof Values & string>>;
  /** Called after each change of the values or of their being sent. */
  keep?: (values: Values, sent: boolean) => void;
}

/** A short form that is sent once. Its values stay after every failure. */
export function createAccountFormStore<Values extends object>({
  initial,
  alreadySent = false,
  check,
  send,
  keep = () => {},
}: AccountFormOptions<Values>): AccountFormStore<Values> {
  const store = createStore<AccountFormState<Values>>(() => ({
    values: initial,
    problems: noProblems(),
    status: { kind: alreadySent ? "done" : "editing" },
    refusals: 0,
  }));
  const { getState, setState } = store;

  function fail(problems: FieldProblems<keyof Values & string>, status: AccountFormStatus): void {
    setState({ problems, status, refusals: getState().refusals + 1 });
  }

  return {
    ...readable(store),
    change(changes) {
      const { values, problems, status } = getState();
      if (status.kind === "sending") return;
      const left = Object.entries(problems).filter(([field]) => !(field in changes));
      setState({
        values: { ...values, ...changes },
        problems: Object.fromEntries(left) as FieldProblems<keyof Values & string>,
        status: { kind: "editing" },
      });
      keep(getState().values, false);
    },
    async submit() {
      const { values, status } = getState();
      if (status.kind === "sending" || status.kind === "done") return;
      const problems = check(values);
      if (Object.keys(problems).length > 0) return fail(problems, { kind: "failed", failure: "fields" });
      setState({ problems: noProblems(), status: { kind: "sending" } });
      const reply = await send(values);
      if (reply.kind === "failed") {
        const { fields, failure, waitSec } = reply;
        return fail(fields, { kind: "failed", failure, waitSec });
      }
      setState({ status: { kind: "done" } });
      keep(values, true);
    },
    edit() {
      if (getState().status.kind === "sending") return;
      setState({ status: { kind: "editing" } });
      keep(getState().values, false);
    },
  };
}
