import { formattingLocale } from "@hotseat/core/reader";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import type { ReplayFrame } from "../headless/replay.types";

/** People and times of a replay as they are read. */
export interface ReplayNames {
  /** A first name, the whole where two are the same; words for a former member. */
  short(attendeeId: number | null): string;
  full(attendeeId: number | null): string;
  /** Number of the person's colour; null for a former member. */
  colour(attendeeId: number | null): number | null;
  /** The time of day at a moment of the replay. */
  clock(atMs: number, precision: "minutes" | "seconds"): string;
}

const firstOf = (name: string): string => name.split(" ")[0] ?? name;

export function useReplayNames({ people, session }: ReplayFrame, timeZone?: string): ReplayNames {
  const { t, i18n } = useTranslation(REPLAY_NAMESPACE);
  return useMemo(() => {
    const byId = new Map(people.map((person) => [person.attendee_id, person]));
    const firsts = people.map(({ full_name }) => firstOf(full_name));
    const isUnique = (name: string) => firsts.filter((one) => one === name).length === 1;
    const full = (attendeeId: number | null) =>
      (attendeeId === null ? undefined : byId.get(attendeeId)?.full_name) ?? t("former");
    const zone = timeZone ? { timeZone } : {};
    const format = (second: object) =>
      new Intl.DateTimeFormat(formattingLocale(i18n.language), {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        ...second,
        ...zone,
      });
    const formats = { minutes: format({}), seconds: format({ second: "2-digit" }) };
    const beginsAt = Date.parse(session.started_at);
    return {
      full,
      short(attendeeId) {
        const name = full(attendeeId);
        const first = firstOf(name);
        return attendeeId !== null && byId.has(attendeeId) && isUnique(first) ? first : name;
      },
      colour: (attendeeId) => (attendeeId === null ? null : (byId.get(attendeeId)?.colour ?? null)),
      clock: (atMs, precision) => formats[precision].format(beginsAt + atMs),
    };
  }, [people, session, timeZone, t, i18n.language]);
}
