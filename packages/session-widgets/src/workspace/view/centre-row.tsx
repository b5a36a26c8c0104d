import { Avatar, AvatarGroup } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Check, type LucideIcon, MessagesSquare, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { CentrePerson, CentreRow } from "../headless/centre-rules";
import * as styles from "./centre.css";

const ROW_ICONS: Readonly<Record<string, LucideIcon>> = {
  feedback: Sparkles,
  feedbackReady: Sparkles,
  talk: MessagesSquare,
};

/** The actions of the rows of the last card. */
export interface CentreActions {
  /** Opens my feedback, which begins with my own rating. */
  onRead?: (() => void) | undefined;
  /** The page has a solid button already, such as "Submit". */
  isReadSoft?: boolean;
  /** Opens my evaluation of this attendee. */
  onFinish?: ((attendeeId: number) => void) | undefined;
  /** Out of the call; absent for the host, who is asked first by the control bar. */
  onLeave?: (() => void) | undefined;
}

interface RowProps {
  row: CentreRow;
  people: readonly CentrePerson[];
  actions: CentreActions;
  faceOf?: (person: CentrePerson) => ReactNode;
}

/** One line: whom it is about, what they do, how far it is or what to press. */
export function Row({ row, people, actions, faceOf }: RowProps) {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "workspace.centre.row" });
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  const icon = ROW_ICONS[row.key];
  const [first] = people;
  return (
    <li className={styles.row} data-row={row.key}>
      {icon ? (
        <span className={styles.mark}>
          <Icon as={icon} size={16} />
        </span>
      ) : people.length === 1 && first ? (
        <Avatar name={first.fullName} picture={faceOf?.(first)} size={32} decorative />
      ) : (
        <AvatarGroup
          max={3}
          size={32}
          label={list.format(people.map(({ fullName }) => fullName))}
          people={people.map((person) => ({
            id: String(person.attendeeId),
            name: person.fullName,
            picture: faceOf?.(person),
          }))}
        />
      )}
      <span className={styles.words}>
        <strong className={styles.who}>{t(`${row.key}.who`, row.values)}</strong>
        <span className={styles.what}>{t(`${row.key}.what`, row.values)}</span>
      </span>
      <End row={row} actions={actions} />
    </li>
  );
}

/** At a row's end: how far it is, or its button. */
function End({ row, actions: { onRead, isReadSoft, onFinish } }: Pick<RowProps, "row" | "actions">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "workspace.centre" });
  const [owedId] = row.people;
  if (row.done)
    return (
      <span className={styles.done}>
        <Icon as={Check} size={16} />
        {t(`done.${row.done.key}`, row.done.values)}
      </span>
    );
  if (row.key === "feedbackReady" && onRead)
    return (
      <Button variant={isReadSoft ? "soft" : "primary"} data-action="read" onClick={onRead}>
        {t("read")}
      </Button>
    );
  if (row.key === "feedback" && onRead)
    return (
      <Button variant="soft" data-action="rate" onClick={onRead}>
        {t("rateSelf")}
      </Button>
    );
  if (row.key === "owed" && onFinish && owedId !== undefined)
    return (
      <Button variant="soft" data-action="finish" onClick={() => onFinish(owedId)}>
        {t("finish")}
      </Button>
    );
  return null;
}
