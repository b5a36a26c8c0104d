import { formattingLocale } from "@hotseat/core/reader";
import { Heading, Text } from "@hotseat/ui/text";
import { useAccountText } from "../shared/accounts/use-account-text";
import * as styles from "./privacy-policy.css";
import { POLICY_PARTS } from "./privacy-policy.types";

export interface PrivacyPolicyViewProps {
  /** Day of its last change, such as `2026-11-26`; null while it is not known. */
  version: string | null;
}

/** The privacy policy: what is kept about a person, why, for how long, and what they can ask for. */
export function PrivacyPolicyView({ version }: PrivacyPolicyViewProps) {
  const { t, language } = useAccountText();
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <Heading as="h1" size="section">
          {t("privacy.title")}
        </Heading>
        <Text size="second" tone="muted">
          {version ? t("privacy.version", { date: dayIn(version, language) }) : "\u00a0"}
        </Text>
        <Text as="p" size="reading">
          {t("privacy.summary")}
        </Text>
      </header>
      {POLICY_PARTS.map((part) => (
        <section key={part.key} className={styles.part}>
          <Heading>{t(`privacy.${part.key}.title`)}</Heading>
          <Text as="p">{t(`privacy.${part.key}.text`)}</Text>
          {part.kind === "list" ? (
            <dl className={styles.list}>
              {part.entries.map((entry) => (
                <div key={entry} className={styles.entry}>
                  <Text as="dt" weight="strong">
                    {t(`privacy.${part.key}.${entry}.title`)}
                  </Text>
                  <Text as="dd" tone="muted" className={styles.text}>
                    {t(`privacy.${part.key}.${entry}.text`)}
                  </Text>
                </div>
              ))}
            </dl>
          ) : null}
        </section>
      ))}
    </article>
  );
}

/** `2 November 2025`, as the language writes it. */
const dayIn = (day: string, language: string) =>
  new Intl.DateTimeFormat(formattingLocale(language), { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));
