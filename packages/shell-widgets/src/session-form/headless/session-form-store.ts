import type { TextStorage } from "@hotseat/core/storage";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { looksLikeAddress } from "../../session-detail/internal";
import { createOnce } from "./create-once";
import { type KeptForm, parseKeptForm } from "./kept-form";
import type {
  CreateReply,
  FieldProblems,
  FormField,
  FormStatus,
  InviteState,
  SessionFormPort,
  SessionFormValues,
  SessionOffer,
  StoredSession,
} from "./session-form.types";
import { changed, missingFields, offerOf, problemsAfterChange, startOf } from "./session-form-rules";
import { differenceTo, keepsStart, rebased, valuesOf } from "./stored-session";

export interface SessionFormState {
  values: SessionFormValues;
  problems: FieldProblems;
  status: FormStatus;
  /** By address, from the session's creation on. */
  invites: Readonly<Record<string, InviteState>>;
  /** The text of an earlier visit was restored. */
  restored: boolean;
  /** The session that is being changed, as it was read; null for a new one. */
  base: StoredSession | null;
  /** Counts the times that something stood in the way, so that the focus can go there. */
  refusals: number;
}

export interface SessionFormStore extends ReadableStore<SessionFormState> {
  change<Name extends FormField>(name: Name, value: SessionFormValues[Name]): void;
  /** Adds the typed address to those to invite; false where it cannot be one. */
  addAddress(): boolean;
  removeAddress(address: string): void;
  /** Saves the changed fields; or offers a new session, then invites: once the session is stored, only what could not be sent is sent again. */
  submit(): Promise<void>;
  /** Leaves the addresses that could not be invited, and ends. */
  finish(): void;
  /** Begins again with an empty form, or with the stored session. */
  startOver(): void;
}

export interface SessionFormStoreOptions {
  port: SessionFormPort;
  /** The values to begin with. */
  empty: SessionFormValues;
  /** The session to change, as it was read. Left out for a new one. */
  edited?: StoredSession;
  /** Milliseconds since 1970, by the server's clock. */
  now: () => number;
  /** The zone that day and time are in. */
  timeZone: string;
  newId: () => string;
  /** Where the unfinished form is kept, and under which key. It must not throw: `forgiving`. */
  storage: TextStorage;
  key: string;
}

/** A form for a new session, or for the changes of one. What is typed is kept until the session is stored and everybody invited. */
export function createSessionFormStore(options: SessionFormStoreOptions): SessionFormStore {
  const { port, empty, edited, now, timeZone, newId, storage, key } = options;
  const kept = parseKeptForm(storage.getItem(key), empty);
  let clientId = kept?.clientId ?? newId();
  let unanswered = kept?.unanswered ?? false;
  let sessionId = kept?.sessionId ?? null;

  const store = createStore<SessionFormState>(() => ({
    values: kept?.values ?? empty,
    problems: {},
    status: sessionId === null ? { kind: "editing" } : { kind: "notAllInvited", sessionId },
    invites: kept?.invites ?? {},
    restored: kept !== null && sessionId === null,
    base: edited ? (kept?.base ?? edited) : null,
    refusals: 0,
  }));
  const { getState, setState } = store;

  const isBusy = () => ["creating", "inviting", "done"].includes(getState().status.kind);

  function keep(): void {
    const { values, invites, base } = getState();
    const written: KeptForm = { values, clientId, unanswered, sessionId, invites, base };
    storage.setItem(key, JSON.stringify(written));
  }

  function edit(values: SessionFormValues, name: FormField): void {
    if (isBusy() || sessionId !== null) return;
    const { problems } = getState();
    setState({ values, problems: problemsAfterChange(problems, name), status: { kind: "editing" } });
    keep();
  }

  function addAddress(): boolean {
    const { values } = getState();
    const address = values.address.trim().toLowerCase();
    if (!looksLikeAddress(address)) {
      refuse({ address: true });
      return false;
    }
    edit({ ...values, invited: [...new Set([...values.invited, address])], address: "" }, "address");
    return true;
  }

  function refuse(problems: FieldProblems, message: string | null = null): void {
    const { refusals } = getState();
    setState({ problems, status: { kind: "refused", message }, refusals: refusals + 1 });
  }

  async function submit(): Promise<void> {
    if (isBusy()) return;
    if (sessionId !== null) return inviteAll(sessionId);
    // An address that was typed and not added is meant, too.
    if (getState().values.address.trim() !== "" && !addAddress()) return;
    const { values, base } = getState();
    const planned = plannedStart(values, base);
    const { time, ...others } = missingFields(values, now(), timeZone);
    const missing = time && !planned.isKept ? { ...others, time } : others;
    const { startsAt } = planned;
    if (Object.keys(missing).length > 0 || startsAt === null) return refuse(missing);
    if (base) return save(base, offerOf(values, startsAt, clientId));
    unanswered = true;
    setState({ status: { kind: "creating" }, problems: {} });
    keep();
    const offer = offerOf(values, startsAt, clientId);
    const reply = await createOnce(port, offer, { isNow: values.start === "now", now: now() });
    if (reply.kind === "unreachable") return setState({ status: reply });
    unanswered = false;
    if (reply.kind === "refused") return applyRefusal(reply);
    sessionId = reply.session.id;
    setState({ invites: Object.fromEntries(values.invited.map((address) => [address, "waiting"])) });
    return inviteAll(sessionId);
  }

  async function save(base: StoredSession, wanted: SessionOffer): Promise<void> {
    const change = differenceTo(base, wanted);
    if (Object.keys(change).length === 0) return finishWith(base.id);
    setState({ status: { kind: "creating" }, problems: {} });
    keep();
    const reply = await port.update(base.id, change, base.version);
    if (reply.kind === "saved") return finishWith(base.id);
    if (reply.kind === "unreachable") return setState({ status: reply });
    if (reply.kind === "refused") return applyRefusal(reply);
    const values = rebased(valuesOf(base, timeZone), getState().values, valuesOf(reply.session, timeZone));
    const { refusals } = getState();
    setState({ base: reply.session, values, status: { kind: "changedElsewhere" }, refusals: refusals + 1 });
    keep();
  }

  function applyRefusal({ fields, message }: Extract<CreateReply, { kind: "refused" }>): void {
    keep();
    refuse(Object.fromEntries(fields.map((field) => [field, true])), message);
  }

  /** The stored start stays while day and time do, also in the past and where clocks show a time twice. */
  function plannedStart(values: SessionFormValues, base: StoredSession | null) {
    const isKept = base !== null && keepsStart(valuesOf(base, timeZone), values);
    return { isKept, startsAt: isKept ? Date.parse(base.start_time) : startOf(values, now(), timeZone) };
  }

  /** One call an address, one after the other, so that a limit is met by the last of them. */
  async function inviteAll(id: number): Promise<void> {
    setState({ status: { kind: "inviting", sessionId: id } });
    keep();
    for (const [address, state] of Object.entries(getState().invites)) {
      if (state === "sent") continue;
      note(address, "waiting");
      const reply = await port.invite(id, address);
      note(address, reply.ok ? "sent" : { problem: reply.problem });
      keep();
    }
    const all = Object.values(getState().invites).every((state) => state === "sent");
    if (all) return finish();
    setState({ status: { kind: "notAllInvited", sessionId: id }, refusals: getState().refusals + 1 });
  }

  function note(address: string, state: InviteState): void {
    setState({ invites: { ...getState().invites, [address]: state } });
  }

  function finish(): void {
    if (sessionId !== null) finishWith(sessionId);
  }

  function finishWith(id: number): void {
    storage.removeItem(key);
    setState({ status: { kind: "done", sessionId: id } });
  }

  return {
    ...readable(store),
    change(name, value) {
      edit(changed(getState().values, name, value), name);
    },
    addAddress,
    removeAddress(address) {
      const { values } = getState();
      edit({ ...values, invited: values.invited.filter((one) => one !== address) }, "invited");
    },
    submit,
    finish,
    startOver() {
      if (isBusy() || sessionId !== null) return;
      storage.removeItem(key);
      clientId = newId();
      unanswered = false;
      const { base } = getState();
      const values = base ? valuesOf(base, timeZone) : empty;
      setState({ values, problems: {}, status: { kind: "editing" }, invites: {}, restored: false });
    },
  };
}
