import { Avatar } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { Dialog, DialogActions } from "@hotseat/ui/dialog";
import { RadioGroup } from "@hotseat/ui/radio-group";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as styles from "../view/lead.css";
import type { Successor } from "./lead-rules";

export interface ChooseHostViewProps {
  /** I leave, or stay and pass the lead on. */
  kind: "leave" | "pass";
  successors: readonly Successor[];
  /** Says that my own turn is on, or when it comes. */
  ownTurn?: ReactNode;
  pending?: boolean;
  faceOf?: ((successor: Successor) => ReactNode) | undefined;
  /** Null where nobody else can lead: I leave alone. */
  onChoose: (attendeeId: number | null) => void;
  onStay: () => void;
  /** Ends the session for everybody, which is asked once more. */
  onEnd?: () => void;
}

/** Asked before a host leaves: who leads from here on. Somebody is chosen already, so that one press is enough. */
export function ChooseHostView(props: ChooseHostViewProps) {
  const { kind, successors, ownTurn, pending = false, faceOf, onChoose, onStay, onEnd } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.lead" });
  const [wished, setWished] = useState<number | null>(null);
  // Whoever was chosen may have left the call since.
  const chosen = successors.find(({ attendeeId }) => attendeeId === wished) ?? successors[0];
  const isAlone = kind === "leave" && !chosen;
  const yes = chosen ? t(`${kind}.yes`, { name: chosen.name }) : t("leave.yesAlone");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      size="medium"
      dismissable
      closeLabel={t("close")}
      title={t(`${kind}.title`)}
      description={t(isAlone ? "leave.alone" : `${kind}.text`)}
      footer={
        <DialogActions>
          <div className={styles.foot}>
            {onEnd ? (
              <Button variant="danger" className={styles.end} onClick={onEnd}>
                {t("leave.end")}
              </Button>
            ) : null}
            <Button variant="secondary" className={styles.answer} onClick={onStay}>
              {t("stay")}
            </Button>
            {chosen || isAlone ? (
              <Button
                variant="primary"
                className={styles.answer}
                resting={pending}
                onClick={() => onChoose(chosen?.attendeeId ?? null)}
              >
                {yes}
              </Button>
            ) : null}
          </div>
        </DialogActions>
      }
    >
      <div className={styles.choice}>
        {ownTurn}
        {chosen ? (
          <RadioGroup
            label={t("choice")}
            hideLabel
            look="cards"
            value={String(chosen.attendeeId)}
            onValueChange={(id) => setWished(Number(id))}
            options={successors.map((person) => ({
              value: String(person.attendeeId),
              label: person.fullName,
              hint: t(`place.${person.place}`),
              picture: <Avatar name={person.fullName} picture={faceOf?.(person)} size={36} decorative />,
            }))}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
