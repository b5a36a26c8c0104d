import { formattingLocale } from "@hotseat/core/reader";
import { Badge } from "@hotseat/ui/badge";
import { Card } from "@hotseat/ui/card";
import { formatClock } from "@hotseat/ui/clock";
import { Icon } from "@hotseat/ui/icon";
import { IllustratedPerson, type PersonName, people } from "@hotseat/ui/illustrated-person";
import { PillarMark, type PillarName } from "@hotseat/ui/pillar-mark";
import { ScoreChip } from "@hotseat/ui/score-chip";
import { Text } from "@hotseat/ui/text";
import { Mic, MicOff } from "lucide-react";
import { useShellText } from "../../shared/use-shell-text";
import * as styles from "./session-picture.css";

const CANDIDATE: PersonName = "amara";
const PEERS: ReadonlyArray<{ person: PersonName; muted: boolean }> = [
  { person: "lucie", muted: false },
  { person: "jonas", muted: false },
  { person: "mateo", muted: true },
];
const SCORES: ReadonlyArray<{ pillar: PillarName; mean: number }> = [
  { pillar: "expertise", mean: 4.7 },
  { pillar: "agility", mean: 5.3 },
  { pillar: "collaboration", mean: 5 },
];
const SECONDS_LEFT = 102;

const firstName = (person: PersonName) => people[person].name.split(" ")[0];

/** A drawn session: the person in the hot seat, the listeners, the question, the scores. One image for screen readers. */
export function SessionPicture() {
  const { t, language } = useShellText();
  const mean = new Intl.NumberFormat(formattingLocale(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <figure className={styles.show} role="img" aria-label={t("landing.picture.label")}>
      <div className={styles.frame} aria-hidden="true">
        <div className={styles.head}>
          <Badge tone="accent">{t("landing.picture.phase")}</Badge>
          <Text size="small" tone="muted">
            {t("landing.picture.turn", { name: firstName(CANDIDATE) })}
          </Text>
          <span className={styles.clock}>{formatClock(SECONDS_LEFT)}</span>
        </div>
        <div className={styles.tiles}>
          <div className={styles.tile} data-size="big">
            <div className={styles.drawing}>
              <IllustratedPerson person={CANDIDATE} crop="scene" zoom={0.92} />
            </div>
            <span className={styles.tag}>
              <Icon as={Mic} size={13} />
              {people[CANDIDATE].name}
              <span className={styles.tagRole}>{t("landing.picture.hotSeat")}</span>
            </span>
          </div>
          {PEERS.map(({ person, muted }) => (
            <div key={person} className={styles.tile}>
              <div className={styles.drawing}>
                <IllustratedPerson person={person} crop="scene" />
              </div>
              <span className={styles.tag}>
                <Icon as={muted ? MicOff : Mic} size={13} />
                {firstName(person)}
              </span>
            </div>
          ))}
        </div>
        <div className={styles.question}>
          <Text size="small" tone="muted">
            {t("landing.picture.number", { number: 3, of: 4 })}
          </Text>
          <span className={styles.questionText}>{t("landing.picture.question")}</span>
        </div>
      </div>
      <Card look="float" padding="small" className={styles.scores} aria-hidden="true">
        <Text size="small" tone="muted">
          {t("landing.picture.peersSay")}
        </Text>
        {SCORES.map((score) => (
          <div key={score.pillar} className={styles.score}>
            <PillarMark pillar={score.pillar} size={24} />
            <span className={styles.scoreName}>{t(`pillar.${score.pillar}`)}</span>
            <ScoreChip value={score.mean} size="small">
              {mean.format(score.mean)}
            </ScoreChip>
          </div>
        ))}
      </Card>
    </figure>
  );
}
