import { type RefObject, useState } from "react";
import { useOneAtATime } from "../../shared/use-one-at-a-time";
import { looksLikeAddress } from "../headless/invitation-rules";
import type { InvitationActions, SentInvitation } from "../headless/session-detail.types";

/** What was done last, told to whoever does not see the list change. */
export type InviteNote =
  | { kind: "sent" | "withdrawn"; email: string }
  /** `problem`: why, where it is known. */
  | { kind: "refused"; email: string; problem: string | null };

/** Where the focus goes when the control that had it has done its work. */
interface FocusPlaces {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Back into the field, unless the person has gone on to something else meanwhile: the role of the next one, say. */
function goOnIn(field: HTMLInputElement | null): void {
  const at = field?.ownerDocument.activeElement;
  if (!field || !at) return;
  const isAtButton = field.form?.contains(at) && at.matches("[type=submit]");
  if (at === field.ownerDocument.body || isAtButton) field.focus();
}

/** The form's text, what is under way, and what came of it. */
export function useInviteForm(
  { onInvite, onWithdraw }: Pick<InvitationActions, "onInvite" | "onWithdraw">,
  { field, heading }: FocusPlaces,
) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<SentInvitation["role"]>("participant");
  const [problem, setProblem] = useState<"invalid" | { text: string | null } | null>(null);
  const [note, setNote] = useState<InviteNote | null>(null);
  const [sending, setSending] = useState(false);
  const [withdrawing, setWithdrawing] = useState<number | null>(null);
  const onceSent = useOneAtATime();
  const onceWithdrawn = useOneAtATime();

  const send = async () => {
    const address = email.trim();
    setNote(null);
    if (!looksLikeAddress(address)) {
      setProblem("invalid");
      field.current?.focus();
      return;
    }
    setProblem(null);
    setSending(true);
    const outcome = await onInvite(address, role);
    setSending(false);
    // Either way one goes on in the field: with the next address, or with what was wrong in this one.
    goOnIn(field.current);
    // The next address may be there already: it is neither taken away nor blamed.
    const isStillThere = field.current?.value.trim() === address;
    if (!outcome.ok && isStillThere) return setProblem({ text: outcome.problem });
    if (!outcome.ok) return setNote({ kind: "refused", email: address, problem: outcome.problem });
    if (isStillThere) setEmail("");
    setNote({ kind: "sent", email: address });
  };

  const withdraw = async ({ id, email: address }: SentInvitation) => {
    setNote(null);
    setWithdrawing(id);
    const done = await onWithdraw(id);
    setWithdrawing(null);
    if (!done) return;
    // The button pressed goes with what it did.
    heading.current?.focus();
    setNote({ kind: "withdrawn", email: address });
  };

  return {
    email,
    role,
    problem,
    note,
    sending,
    withdrawing,
    setRole,
    changeEmail: (text: string) => {
      setEmail(text);
      setProblem(null);
    },
    send: () => onceSent((settled) => void send().finally(settled)),
    withdraw: (invitation: SentInvitation) => onceWithdrawn((settled) => void withdraw(invitation).finally(settled)),
  };
}
