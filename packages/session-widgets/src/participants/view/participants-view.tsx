import type { ReactNode } from "react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { later } from "../../shared/view/later";
import {
  type AnsweredRequest,
  inListOrder,
  type JoinRequestRow,
  type ParticipantRow,
} from "../headless/participants-rules";
import {
  type AskedAction,
  type CallEffect,
  isAsked,
  type PersonAction,
  type PersonOutcome,
  type PersonRequest,
} from "../headless/person-actions";
import { ParticipantLine } from "./participant-line";
import * as styles from "./participants.css";
import { AFTER_ANSWER, useFocusAfterAnswer } from "./use-focus-after-answer";

const JoinRequests = later(async () => (await import("./join-requests")).JoinRequests);
const PersonDialog = later(async () => (await import("./person-dialogs")).PersonDialog, {
  close: ({ onClose }) => onClose(),
});

export interface ParticipantsViewProps {
  people: readonly ParticipantRow[];
  /** Open requests for a seat; only for people who may answer them. */
  requests?: readonly JoinRequestRow[];
  /** The request whose answer is on its way. */
  answering?: AnsweredRequest | null;
  onApprove?: (requestId: number) => void;
  /** Declines with a reason, which may be empty; resolves with why it was refused, or null. */
  onReject?: (requestId: number, reason: string) => Promise<string | null>;
  /** Does something about a person, or says why not. Without it the menus are left out. */
  act?: (request: PersonRequest) => Promise<PersonOutcome>;
  /** Returns the effect on the current turn of putting a person in the hot seat; a stable function. */
  callEffect?: (attendeeId: number) => CallEffect;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string | undefined;
  /** Drawings in place of initials. */
  faceOf?: (person: ParticipantRow) => ReactNode;
}

/** The participant list: the people, their roles, the viewer's actions on them, and the join requests. */
export function ParticipantsView({
  people,
  requests = [],
  answering = null,
  onApprove,
  onReject,
  act,
  callEffect,
  timeZone,
  faceOf,
}: ParticipantsViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const [asking, setAsking] = useState<{ question: AskedAction; person: ParticipantRow } | null>(null);
  const [rejectingId, setRejectingId] = useState<number | null>(null);
  const rejecting = requests.find(({ id }) => id === rejectingId) ?? null;
  const choose = useCallback(
    (person: ParticipantRow, action: PersonAction) => {
      if (isAsked(action)) setAsking({ question: action, person });
      else void act?.({ kind: action, attendeeId: person.attendeeId });
    },
    [act],
  );
  const panel = useFocusAfterAnswer(requests, answering, rejecting !== null);
  return (
    <div ref={panel} className={styles.panel}>
      {requests.length > 0 ? (
        <JoinRequests
          requests={requests}
          answering={answering}
          rejecting={rejecting}
          onRejecting={setRejectingId}
          onApprove={onApprove}
          onReject={onReject}
        />
      ) : null}
      {people.length === 0 ? <p className={styles.empty}>{t("nobody")}</p> : null}
      <ul className={styles.list} aria-label={t("label")} {...AFTER_ANSWER}>
        {inListOrder(people).map((person) => (
          <ParticipantLine
            key={person.attendeeId}
            person={person}
            face={faceOf?.(person)}
            timeZone={timeZone}
            onChoose={act && choose}
          />
        ))}
      </ul>
      {asking && act ? (
        <PersonDialog {...asking} act={act} callEffect={callEffect} onClose={() => setAsking(null)} />
      ) : null}
    </div>
  );
}
