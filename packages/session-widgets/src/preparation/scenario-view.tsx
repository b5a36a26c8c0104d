import { Heading } from "@hotseat/ui/text";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { RoomMessage } from "../session-data/view";
import * as part from "../shared/view/part.css";
import { ComposeAgain, type ComposeAgainProps } from "./compose-again";
import * as styles from "./preparation.css";

export interface ScenarioViewProps {
  scenario: { title: string; text: string } | null;
  /** For a person who may request another scenario. */
  composing?: Omit<ComposeAgainProps, "what"> | undefined;
}

/** The scenario that a person practises, with a control to change it before the schedule starts. */
export function ScenarioView({ scenario, composing }: ScenarioViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "preparation.scenario" });
  const isWriting = composing?.writing.kind === "writing";
  return (
    <div className={styles.part}>
      {scenario ? (
        isWriting ? null : (
          <>
            <Heading as="h3" size="base">
              {scenario.title}
            </Heading>
            <p className={part.prose}>{scenario.text}</p>
          </>
        )
      ) : (
        <RoomMessage kind="empty" text={t("none")} />
      )}
      {composing ? <ComposeAgain what="scenario" {...composing} /> : null}
    </div>
  );
}
