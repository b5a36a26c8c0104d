import { Badge } from "@hotseat/ui/badge";
import { Card } from "@hotseat/ui/card";
import { Heading, Text } from "@hotseat/ui/text";
import type { BatchField, BatchScope } from "../../headless/batch.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./empty-step.css";

interface ColumnListProps {
  scope: BatchScope;
  fields: readonly BatchField[];
  required: readonly BatchField[];
}

/** List of the columns that a file may have, and which of them it must have. */
export function ColumnList({ scope, fields, required }: ColumnListProps) {
  const { t, language } = useBatchText();
  const roles = new Intl.ListFormat(language, { type: "disjunction" }).format(
    scope.roles.map((role) => t(`role.${role}`)),
  );
  return (
    <Card as="section" className={styles.columns} aria-label={t("empty.columns")}>
      <Heading size="base">{t("empty.columns")}</Heading>
      <Text as="p" size="second" tone="muted" className={styles.text}>
        {t("empty.columnsText")}
      </Text>
      <dl className={styles.list}>
        {fields.map((field) => (
          <div key={field}>
            <dt className={styles.term}>
              <span className={styles.columnName}>{field}</span>
              {required.includes(field) ? <Badge tone="accent">{t("required")}</Badge> : null}
            </dt>
            <dd className={styles.about}>{t(`about.${field}`, { roles, user: t("role.user") })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
