import { Card } from "@hotseat/ui/card";
import { Icon } from "@hotseat/ui/icon";
import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import { Stat } from "@hotseat/ui/stat";
import {
  Armchair,
  CalendarDays,
  ClipboardCheck,
  Clock,
  LineChart,
  type LucideIcon,
  Repeat,
  ShieldCheck,
} from "lucide-react";
import type { ReactNode } from "react";
import { useShellText } from "../../shared/use-shell-text";
import { minutesOf } from "../../shared/when";
import * as styles from "./landing.css";

export type Stage = "before" | "during" | "after";
const STAGES: ReadonlyArray<[stage: Stage, icon: LucideIcon]> = [
  ["before", CalendarDays],
  ["during", Armchair],
  ["after", LineChart],
];
/** The shares of a guided turn of 20 minutes: 70, 10 and 20 % (LS-D3.2). */
const TURN_MINUTES = 20;
const PARTS: ReadonlyArray<[part: "questions" | "open" | "evaluation", minutes: number]> = [
  ["questions", 14],
  ["open", 2],
  ["evaluation", 4],
];
const PRINCIPLES: ReadonlyArray<[text: string, icon: LucideIcon]> = [
  ["safe", ShieldCheck],
  ["swap", Repeat],
  ["example", ClipboardCheck],
  ["fair", Clock],
];

export interface HowItWorksProps {
  /** `page`: a page of its own, whose title this is. Default `section`. */
  as?: "section" | "page";
  /** More about a stage, below its sentence. */
  more?: (stage: Stage) => ReactNode;
}

/** Three stages, one turn, four principles. */
export function HowItWorks({ as = "section", more }: HowItWorksProps) {
  const { t } = useShellText();
  const [Title, Part] = as === "page" ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
  return (
    <div className={styles.how}>
      <section className={styles.section} id="features" aria-labelledby="features-title">
        <Title className={styles.sectionTitle} id="features-title">
          {t("landing.how.title")}
        </Title>
        <p className={styles.lead}>{t("landing.how.lead")}</p>
        <ol className={styles.stages}>
          {STAGES.map(([stage, icon]) => (
            <li key={stage}>
              <div className={styles.stageHead}>
                <span className={styles.moduleTile}>
                  <Icon as={icon} size={20} />
                </span>
                <span className={styles.stageLine} />
              </div>
              <Part className={styles.stageTitle}>{t(`landing.stage.${stage}.title`)}</Part>
              <p className={styles.stageWords}>{t(`landing.stage.${stage}.text`)}</p>
              {more?.(stage)}
            </li>
          ))}
        </ol>
        <Turn />
        <ul className={styles.principles} id="approach" aria-label={t("nav.approach")}>
          {PRINCIPLES.map(([text, icon]) => (
            <li key={text}>
              <Icon as={icon} size={18} />
              <Part className={styles.principleTitle}>{t(`landing.principle.${text}.title`)}</Part>
              <p className={styles.principleWords}>{t(`landing.principle.${text}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Turn() {
  const { t, language } = useShellText();
  return (
    <Card padding="none" className={styles.turn}>
      <div className={styles.turnTitle}>
        <span className={styles.turnFace}>
          <IllustratedPerson person="amara" />
        </span>
        {t("landing.turn.title", { minutes: TURN_MINUTES })}
      </div>
      <ol className={styles.turnBars}>
        {PARTS.map(([part, minutes]) => (
          <li key={part} className={styles.turnBar} data-part={part}>
            <span>{t(`landing.turn.${part}`)}</span>
            <span>{minutesOf(minutes, language)}</span>
          </li>
        ))}
      </ol>
      <Stat icon={Repeat} className={styles.turnNext}>
        {t("landing.turn.next")}
      </Stat>
    </Card>
  );
}
