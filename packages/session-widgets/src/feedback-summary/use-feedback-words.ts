import { formattingLocale } from "@hotseat/core/reader";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import type { Pillar } from "../pillar-rating/headless";
import { PILLAR_NAMES } from "../pillar-rating/view";
import type { Feedback, FeedbackPillar, FeedbackQuestion } from "./feedback.types";
import { spreadOf } from "./feedback-rules";

/** Names, numbers, dates and lists of the feedback in the reader's language. */
export function useFeedbackWords() {
  const { t, i18n } = useTranslation(NAMESPACE);
  const language = formattingLocale(i18n.language);
  const oneDecimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const mean = (value: number) => oneDecimal.format(value);
  const pillar = (name: Pillar) => t(`pillarRating.pillar.${PILLAR_NAMES[name]}`);
  const shown = (value: number | null) => (value === null ? "–" : String(value));

  return {
    mean,
    pillar,
    /** "Expertise: you 4, peers 5.0". */
    pair: ({ pillar: name, self, peers_mean }: FeedbackPillar) =>
      t("feedbackSummary.pair", {
        pillar: pillar(name),
        own: shown(self),
        peers: peers_mean === null ? "–" : mean(peers_mean),
      }),
    /** "3 to 6", "all 5", "one score: 5". */
    spread(question: FeedbackQuestion): string {
      const spread = spreadOf(question);
      if (!spread) return t("feedbackSummary.noScores");
      if (spread.kind === "one") return t("feedbackSummary.oneScore", { score: spread.score });
      return spread.kind === "all"
        ? t("feedbackSummary.allSame", { score: spread.score })
        : t("feedbackSummary.range", { min: spread.min, max: spread.max });
    },
    /** "Tuesday 24 November, 14:36 – 14:54". */
    when({ session, turn }: Feedback, timeZone?: string): string {
      const format = new Intl.DateTimeFormat(language, {
        weekday: "long",
        day: "numeric",
        month: "long",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        ...(timeZone ? { timeZone } : {}),
      });
      const start = Date.parse(turn.started_at ?? session.start_time);
      return capitalised(
        turn.ended_at ? format.formatRange(start, Date.parse(turn.ended_at)) : format.format(start),
        language,
      );
    },
    names: (people: ReadonlyArray<{ full_name: string }>) =>
      new Intl.ListFormat(language, { type: "conjunction" }).format(people.map((person) => person.full_name)),
  };
}

/** Weekdays are lower-case in some languages; a sentence does not begin so. */
function capitalised(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
