import { type RefObject, useState } from "react";
import { useOneAtATime } from "../../shared/use-one-at-a-time";
import { looksLikeAddress } from "../headless/invitation-rules";
import type { InvitationActions, SentInvitation } from "../headless/session-detail.types";

/** The last result, announced for people who do not see the list change. */
export type InviteNote =
  | { kind: "sent" | "withdrawn"; email: string }
  /** `problem`: the reason, where it is known. */
  | { kind: "refused"; email: string; problem: string | null };

/** The target of the focus when its control has done its work. */
interface FocusPlaces {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Focuses the field, unless the person has gone on to another control meanwhile, such as the role of the next invitation. */
function goOnIn(field: HTMLInputElement | null): void {
  const at = field?.ownerDocument.activeElement;
  if (!field || !at) return;
  const isAtButton = field.form?.contains(at) && at.matches("[type=submit]");
  if (at === field.ownerDocument.body || isAtButton) field.focus();
}

/** Returns the form's text, the running request, and its result. */
export function useInviteForm(
  { onInvite, onWithdraw }: Pick<InvitationActions, "onInvite" | "onWithdraw">,
  { field, heading }: FocusPlaces,
) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<SentInvitation["role"]>("participant");
  const [problem, setProblem] = useState<"invalid" | { text: string | null } | null>(null);
  const [note, setNote] = useState<InviteNote | null>(null);
  const [sending, setSending] = useState(false);
  const [withdrawing, setWithdrawing] = useState<readonly number[]>([]);
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
    // The person goes on in the field in both cases: with the next address, or with the error of this one.
    goOnIn(field.current);
    // The next address may be typed already: it stays, and gets no error.
    const isStillThere = field.current?.value.trim() === address;
    if (!outcome.ok && isStillThere) return setProblem({ text: outcome.problem });
    if (!outcome.ok) return setNote({ kind: "refused", email: address, problem: outcome.problem });
    if (isStillThere) setEmail("");
    setNote({ kind: "sent", email: address });
  };

  const withdraw = async ({ id, email: address }: SentInvitation) => {
    setNote(null);
    const pressed = document.activeElement;
    setWithdrawing((now) => [...now, id]);
    const done = await onWithdraw(id);
    setWithdrawing((now) => now.filter((other) => other !== id));
    if (!done) return;
    // The pressed button disappears with its row; a person who has gone on to another one stays there.
    const { activeElement, body } = document;
    if (activeElement === pressed || activeElement === body) heading.current?.focus();
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
    withdraw: (invitation: SentInvitation) =>
      onceWithdrawn((settled) => void withdraw(invitation).finally(settled), invitation.id),
  };
}
