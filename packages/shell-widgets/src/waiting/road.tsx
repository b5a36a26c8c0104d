import { capitalised, dayOf, type Reader, relativeDay } from "@hotseat/core/reader";
import { Icon } from "@hotseat/ui/icon";
import { Text } from "@hotseat/ui/text";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { Check } from "lucide-react";
import { useAccountText } from "../shared/accounts/use-account-text";
import { dateOf, timeOf } from "../shared/when";
import * as styles from "./waiting.css";
import type { WaitingRegistration } from "./waiting.types";

export interface RoadProps {
  registration: WaitingRegistration;
  reader: Reader;
  /** Milliseconds since 1970. */
  now: number;
}

/** The way of a request: created, confirmed, decided, first session. */
export function Road({ registration, reader, now }: RoadProps) {
  const { t } = useAccountText();
  const at = (time: string | null) => (time === null ? null : momentOf(Date.parse(time), now, reader));
  const steps = [
    { key: "created", state: "done", text: at(registration.submitted_at) },
    // Another identity provider may not have confirmed the address: then nobody says that it did.
    ...(registration.verified_at === null
      ? []
      : [{ key: "confirmed", state: "done", text: at(registration.verified_at) } as const]),
    { key: "decided", state: "now", text: t("waiting.road.decided.text") },
    { key: "session", state: "next", text: t("waiting.road.session.text") },
  ] as const;
  return (
    <ol className={styles.road}>
      {steps.map(({ key, state, text }) => (
        <li key={key} className={styles.step} data-state={state} aria-current={state === "now" ? "step" : undefined}>
          <span className={styles.mark}>{state === "done" ? <Icon as={Check} size={14} /> : null}</span>
          <span className={styles.words}>
            <Text weight="medium">
              {t(`waiting.road.${key}.title`)}
              {state === "done" ? <VisuallyHidden> {t("waiting.road.done")}</VisuallyHidden> : null}
            </Text>
            {text ? (
              <Text size="second" tone="muted">
                {text}
              </Text>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** `Today, 13:40`, or the date with the time. */
function momentOf(instant: number, now: number, reader: Reader): string {
  const { locale, timeZone } = reader;
  const day = relativeDay(dayOf(instant, timeZone), dayOf(now, timeZone), locale);
  return `${day ?? capitalised(dateOf(instant, reader), locale)}, ${timeOf(instant, reader)}`;
}
