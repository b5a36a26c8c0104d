import { Callout } from "@hotseat/ui/callout";
import { Card } from "@hotseat/ui/card";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@hotseat/ui/data-table";
import { Select } from "@hotseat/ui/select";
import { Heading, Text } from "@hotseat/ui/text";
import { TriangleAlert } from "lucide-react";
import * as shared from "../../../shared/shared.css";
import type { BatchField } from "../../headless/batch.types";
import type { ColumnMapping } from "../../headless/editor.types";
import type { FileFormat } from "../../headless/file/file.types";
import { FormatLine } from "../check/format-line";
import { useBatchText } from "../use-batch-text";
import * as styles from "./map-step.css";

export interface MapStepProps {
  mappings: readonly ColumnMapping[];
  /** Fields that a column can be mapped to in this scope. */
  fields: readonly BatchField[];
  required: readonly BatchField[];
  /** Required fields without a column. */
  missing: readonly BatchField[];
  /** True: the step was to be left without them. */
  isRefused: boolean;
  format: FileFormat;
  onMap: (column: number, field: BatchField | null) => void;
  onFormat: (format: FileFormat) => void;
}

/** Radix takes no empty value. */
const IGNORED = "=ignored";

/** Which column of the file is which field. */
export function MapStep(props: MapStepProps) {
  const { mappings, fields, required, missing, isRefused, format, onMap, onFormat } = props;
  const { t, language } = useBatchText();
  const options = [
    { value: IGNORED, label: t("map.ignore") },
    ...fields.map((field) => ({
      value: field as string,
      label: required.includes(field) ? `${t(`fields.${field}`)} (${t("required")})` : t(`fields.${field}`),
    })),
  ];
  const listed = new Intl.ListFormat(language).format(missing.map((field) => t(`fields.${field}`)));
  return (
    <div className={styles.page}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <Heading as="h2" size="page">
            {t("map.title")}
          </Heading>
          <Text as="p" tone="muted" className={styles.text}>
            {t("map.text")}
          </Text>
          <FormatLine format={format} onChange={onFormat} />
        </div>
        {missing.length === 0 ? null : (
          <Callout tone={isRefused ? "red" : "amber"} icon={TriangleAlert} role={isRefused ? "alert" : "status"}>
            {t("map.missing", { fields: listed })}
          </Callout>
        )}
        <Card padding="none">
          <Table label={t("map.table")}>
            <TableHead>
              <TableHeader className={shared.header}>{t("map.column")}</TableHeader>
              <TableHeader className={shared.header}>{t("map.samples")}</TableHeader>
              <TableHeader className={shared.header}>{t("map.field")}</TableHeader>
            </TableHead>
            <TableBody>
              {mappings.map((mapping) => (
                <TableRow key={mapping.id} className={styles.row}>
                  <TableCell className={styles.cell}>
                    <span className={styles.column}>{mapping.name}</span>
                  </TableCell>
                  <TableCell className={styles.cell}>
                    <Samples samples={mapping.samples} />
                  </TableCell>
                  <TableCell className={styles.choice}>
                    <Select
                      aria-label={t("map.fieldOf", { column: mapping.name })}
                      value={mapping.field ?? IGNORED}
                      onValueChange={(value) => onMap(mapping.id, value === IGNORED ? null : (value as BatchField))}
                      options={options}
                    />
                    {mapping.origin === "guessed" || mapping.origin === "remembered" ? (
                      <span className={styles.origin}>{t(`map.origin.${mapping.origin}`)}</span>
                    ) : null}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Card>
      </div>
    </div>
  );
}

function Samples({ samples }: { samples: readonly string[] }) {
  const { t } = useBatchText();
  if (samples.length === 0)
    return (
      <Text size="second" tone="muted">
        {t("map.noSamples")}
      </Text>
    );
  return (
    <ul className={styles.samples}>
      {samples.map((sample, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: samples may repeat and never move
        <li key={at} className={styles.sample} title={sample}>
          {sample}
        </li>
      ))}
    </ul>
  );
}
