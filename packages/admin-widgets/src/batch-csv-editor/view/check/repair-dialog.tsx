import { Dialog, DialogFormActions } from "@hotseat/ui/dialog";
import { Select } from "@hotseat/ui/select";
import { TextField } from "@hotseat/ui/text-field";
import { type FormEvent, useId, useState } from "react";
import type { ProblemGroup } from "../../headless/problems/problem.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./check-step.css";
import { groupTitle } from "./problem-words";

export interface RepairDialogProps {
  group: ProblemGroup;
  /** Every distinct value of the group, with its most similar choice. */
  values: readonly { readonly value: string; readonly suggestion: string | null }[];
  /** Values that may replace one; empty: any text. */
  choices: readonly { readonly value: string; readonly label: string }[];
  onFill: (value: string) => void;
  onChoose: (matches: ReadonlyMap<string, string>) => void;
  onClose: () => void;
}

/** Radix takes no empty value. */
const LEAVE = "=leave";

/** Repairs a group with one value, or with a match for each of its values. */
export function RepairDialog(props: RepairDialogProps) {
  const { group, onClose } = props;
  const { t } = useBatchText();
  const formId = useId();
  const isChoice = group.repair === "choose";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={groupTitle(t, group)}
      description={t(isChoice ? "repairs.matchHint" : "repairs.fillHint")}
      closeLabel={t("close")}
      footer={<DialogFormActions form={formId} cancelLabel={t("cancel")} submitLabel={t("repairs.apply")} />}
    >
      {isChoice ? <Matches formId={formId} {...props} /> : <Value formId={formId} {...props} />}
    </Dialog>
  );
}

type PartProps = RepairDialogProps & { formId: string };

function Matches({ formId, values, choices, onChoose, onClose }: PartProps) {
  const { t } = useBatchText();
  const [matches, setMatches] = useState<ReadonlyMap<string, string>>(
    () => new Map(values.flatMap(({ value, suggestion }) => (suggestion === null ? [] : [[value, suggestion]]))),
  );
  const match = (value: string, choice: string) => {
    const next = new Map(matches);
    if (choice === LEAVE) next.delete(value);
    else next.set(value, choice);
    setMatches(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(matches);
    onClose();
  };
  return (
    <form id={formId} className={styles.form} onSubmit={submit}>
      {values.map(({ value }) => (
        <Select
          key={value}
          label={t("repairs.matchFor", { value })}
          value={matches.get(value) ?? LEAVE}
          onValueChange={(choice) => match(value, choice)}
          options={[{ value: LEAVE, label: t("repairs.leave") }, ...choices]}
        />
      ))}
    </form>
  );
}

function Value({ formId, group, choices, onFill, onClose }: PartProps) {
  const { t } = useBatchText();
  const [value, setValue] = useState(choices[0]?.value ?? "");
  const label = group.field === null ? t("repairs.value") : t(`fields.${group.field}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === "") return;
    onFill(value);
    onClose();
  };
  return (
    <form id={formId} className={styles.form} onSubmit={submit}>
      {choices.length === 0 ? (
        <TextField label={label} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      ) : (
        <Select label={label} value={value} onValueChange={setValue} options={choices} />
      )}
    </form>
  );
}
