import { Button } from "@hotseat/ui/button";
import { Select } from "@hotseat/ui/select";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Text } from "@hotseat/ui/text";
import * as styles from "./account.css";
import type { OrganisationsContent, PlaceValues } from "./account-form.types";
import { institutionsOf, NOT_LISTED } from "./account-rules";
import type { AccountFormModel } from "./use-account-form";
import { useAccountText } from "./use-account-text";
import { useProblem } from "./use-problem";

export interface PlaceFieldsProps {
  form: AccountFormModel<PlaceValues>;
  content: OrganisationsContent;
  onRetry: () => void;
}

/** Organisation and institution, each with the choice "not in this list". Nothing where there is no organisation yet. */
export function PlaceFields({ form, content, onRetry }: PlaceFieldsProps) {
  const { t } = useAccountText();
  const problem = useProblem(form.state.problems);
  if (content.status === "loading")
    return (
      <SkeletonGroup label={t("loading")} className={styles.pair}>
        <Skeleton height={64} />
        <Skeleton height={64} />
      </SkeletonGroup>
    );
  if (content.status === "failed")
    return (
      <div className={styles.ways} role="alert">
        <Text>{t("place.failed")}</Text>
        <Button onClick={onRetry}>{t("retry")}</Button>
      </div>
    );
  const { organisations } = content;
  if (organisations.length === 0) return null;
  const { organisation_id } = form.state.values;
  const institutions = institutionsOf(organisation_id, organisations);
  const notListed = { value: NOT_LISTED, label: t("place.notListed") };
  const options = (entries: readonly { id: number; name: string }[]) => [
    ...entries.map(({ id, name }) => ({ value: String(id), label: name })),
    notListed,
  ];
  return (
    <div className={styles.pair}>
      <Select
        size="large"
        label={t("place.organisation")}
        placeholder={t("place.choose")}
        options={options(organisations)}
        required
        {...form.getChoiceProps("organisation_id")}
        {...problem("organisation_id")}
      />
      <Select
        // Radix keeps showing the last institution where the new list has none of it.
        key={organisation_id}
        size="large"
        label={t("place.institution")}
        placeholder={t("place.choose")}
        options={options(institutions)}
        required={institutions.length > 0}
        {...form.getChoiceProps("institution_id")}
        disabled={institutions.length === 0}
        {...problem("institution_id")}
      />
    </div>
  );
}
