import { Card } from "@hotseat/ui/card";
import { DotPair } from "@hotseat/ui/dot-pair";
import { PillarMark } from "@hotseat/ui/pillar-mark";
import { Radar, RadarKey } from "@hotseat/ui/radar";
import { SCORES, ScoreChip } from "@hotseat/ui/score-chip";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { PILLAR_NAMES } from "../pillar-rating/view";
import type { Feedback, FeedbackPillar } from "./feedback.types";
import { differenceOf } from "./feedback-rules";
import * as styles from "./feedback-summary.css";
import { useFeedbackWords } from "./use-feedback-words";

/** Self against peers: the five pillars at a glance, and where the two views lie apart. */
export function FeedbackPillars({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "feedbackSummary" });
  const words = useFeedbackWords();
  const axes = feedback.pillars.map(({ pillar, self, peers_mean }) => ({
    pillar: PILLAR_NAMES[pillar],
    label: words.pillar(pillar),
    own: self,
    others: peers_mean,
  }));
  return (
    <div className={styles.pair}>
      <Card as="section">
        <div className={styles.cardHead}>
          <h2 className={styles.cardTitle}>{t("pillars")}</h2>
          <RadarKey ownLabel={t("you")} othersLabel={t("peers")} />
        </div>
        <Radar axes={axes} label={feedback.pillars.map((pillar) => words.pair(pillar)).join(". ")} />
      </Card>
      <Card as="section" className={styles.pillarsCard}>
        <div className={styles.cardHead}>
          <h2 className={styles.cardTitle}>{t("differ")}</h2>
          <span className={styles.small}>{t("scale", { count: feedback.raters.length })}</span>
        </div>
        <table className={styles.pillars}>
          <thead>
            <tr>
              <th scope="col" className={`${styles.columnHead} ${styles.nameColumn}`}>
                <VisuallyHidden>{t("pillar")}</VisuallyHidden>
              </th>
              <th scope="col" className={styles.scaleColumn}>
                <VisuallyHidden>{t("differ")}</VisuallyHidden>
                <div className={styles.ticks} aria-hidden="true">
                  {SCORES.map((score) => (
                    <span
                      key={score}
                      className={styles.tick}
                      style={{ insetInlineStart: `${((score - 1) / 5) * 100}%` }}
                    >
                      {score}
                    </span>
                  ))}
                </div>
              </th>
              <th scope="col" className={`${styles.columnHead} ${styles.numberColumn}`}>
                {t("you")}
              </th>
              <th scope="col" className={`${styles.columnHead} ${styles.numberColumn}`}>
                {t("peers")}
              </th>
            </tr>
          </thead>
          <tbody>
            {feedback.pillars.map((pillar) => (
              <PillarRow key={pillar.pillar} pillar={pillar} />
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}

function PillarRow({ pillar }: { pillar: FeedbackPillar }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "feedbackSummary" });
  const words = useFeedbackWords();
  const difference = differenceOf(pillar);
  const points = "points" in difference ? words.mean(difference.points) : "";
  return (
    <tr className={styles.pillarRow}>
      <th scope="row" className={styles.pillarName}>
        <span className={styles.nameLine}>
          <PillarMark pillar={PILLAR_NAMES[pillar.pillar]} size={36} />
          <span className={styles.nameWords}>
            <span className={styles.strong}>{words.pillar(pillar.pillar)}</span>
            <span className={styles.small}>{t(`difference.${difference.kind}`, { points })}</span>
          </span>
        </span>
      </th>
      <td className={styles.scaleColumn}>
        <DotPair
          own={pillar.self}
          others={pillar.peers_mean}
          pillar={PILLAR_NAMES[pillar.pillar]}
          label={words.pair(pillar)}
        />
      </td>
      <td className={styles.number}>{pillar.self ?? "–"}</td>
      <td className={styles.number}>
        {pillar.peers_mean === null ? (
          "–"
        ) : (
          <ScoreChip value={pillar.peers_mean}>{words.mean(pillar.peers_mean)}</ScoreChip>
        )}
      </td>
    </tr>
  );
}
