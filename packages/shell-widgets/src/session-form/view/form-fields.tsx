import { SEATS_MAX, SEATS_MIN } from "@hotseat/api-client/constants";
import type { Reader } from "@hotseat/core/reader";
import { Icon } from "@hotseat/ui/icon";
import { RadioGroup } from "@hotseat/ui/radio-group";
import { SegmentedControl } from "@hotseat/ui/segmented-control";
import { Select } from "@hotseat/ui/select";
import { Switch } from "@hotseat/ui/switch";
import { TextField } from "@hotseat/ui/text-field";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useShellText } from "../../shared/use-shell-text";
import type { FormChoices, FormField } from "../headless/session-form.types";
import { durationsWith, workshopsOf } from "../headless/session-form-rules";
import type { SessionFormModel } from "../headless/use-session-form";
import { InviteFields } from "./invite-fields";
import { Optional } from "./optional";
import * as styles from "./session-form.css";

const SEATS = Array.from({ length: SEATS_MAX - SEATS_MIN + 1 }, (_, index) => String(SEATS_MIN + index));

export interface FormFieldsProps {
  form: SessionFormModel;
  choices: FormChoices;
  reader: Reader;
}

/** All fields, in the order one thinks of them: what, when, how, for whom. */
export function FormFields({ form, choices, reader }: FormFieldsProps) {
  return (
    <div className={styles.fields}>
      <WhatFields form={form} choices={choices} />
      <WhenFields form={form} reader={reader} />
      <div className={styles.group} data-new="">
        <WhoFields form={form} choices={choices} />
        {form.edits ? null : (
          <>
            <InviteFields form={form} />
            <Flag form={form} name="hot_seat" />
          </>
        )}
        <Flag form={form} name="observers_allowed" />
      </div>
    </div>
  );
}

/** Returns the error text of a field in the reader's language. */
function useProblem({ state }: SessionFormModel) {
  const { t } = useShellText();
  const known = new Set<FormField>(["module", "workshop", "time", "visibility", "capacity", "observers_allowed"]);
  return (field: FormField): { error?: string } =>
    state.problems[field] ? { error: t(`form.problem.${known.has(field) ? field : "other"}`) } : {};
}

function WhatFields({ form, choices }: Pick<FormFieldsProps, "form" | "choices">) {
  const { t } = useShellText();
  const problem = useProblem(form);
  const { module } = form.state.values;
  return (
    <div className={styles.group}>
      <Select
        label={t("form.module")}
        placeholder={t("form.chooseModule")}
        options={choices.modules}
        {...form.getChoiceProps("module")}
        {...problem("module")}
      />
      <Select
        // Radix keeps showing the last workshop where the new list has none of it.
        key={module}
        label={t("form.workshop")}
        placeholder={t("form.chooseWorkshop")}
        options={workshopsOf(choices, module)}
        {...form.getChoiceProps("workshop")}
        disabled={form.locked || module === ""}
        {...problem("workshop")}
      />
      <Select
        label={t("form.language")}
        options={choices.languages}
        {...form.getChoiceProps("language")}
        {...problem("language")}
      />
      <Select
        label={<Optional words={t("form.sector")} />}
        options={choices.sectors}
        {...form.getChoiceProps("sector")}
        {...problem("sector")}
      />
    </div>
  );
}

/** A label over a control that has none of its own. */
function Labelled({ label, error, children }: { label: string; error?: string; children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
      <FieldError>{error}</FieldError>
    </div>
  );
}

/** The error of a control that shows none of its own. It takes the focus after a refusal, so that it is read. */
function FieldError({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className={styles.fieldError} data-field-error="" tabIndex={-1}>
      <Icon as={CircleAlert} size={14} />
      {children}
    </p>
  );
}

function StartFields({ form, reader }: Pick<FormFieldsProps, "form" | "reader">) {
  const { t } = useShellText();
  const problem = useProblem(form);
  const disabled = form.locked;
  const place = reader.timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return (
    <div className={styles.times}>
      {form.edits ? null : (
        <div className={styles.time}>
          <Labelled label={t("form.start.label")}>
            <SegmentedControl
              wide
              label={t("form.start.label")}
              options={(["later", "now"] as const).map((value) => ({
                value,
                label: t(`form.start.${value}`),
                disabled,
              }))}
              {...form.getChoiceProps("start")}
            />
          </Labelled>
        </div>
      )}
      {form.state.values.start === "later" ? (
        <>
          <div className={styles.time}>
            <TextField type="date" label={t("form.day")} {...form.getTextProps("day")} />
          </div>
          <div className={styles.time}>
            <TextField
              type="time"
              label={t("form.time", { place })}
              {...form.getTextProps("time")}
              {...problem("time")}
            />
          </div>
        </>
      ) : null}
    </div>
  );
}

function WhenFields({ form, reader }: Pick<FormFieldsProps, "form" | "reader">) {
  const { t } = useShellText();
  const problem = useProblem(form);
  const { duration_minutes } = form.state.values;
  const disabled = form.locked;
  return (
    <div className={styles.group} data-new="">
      <StartFields form={form} reader={reader} />
      <div className={styles.whole}>
        <Labelled label={t("form.minutes")}>
          <SegmentedControl
            wide
            tight
            label={t("form.minutes")}
            options={durationsWith(duration_minutes).map((minutes) => ({
              value: String(minutes),
              label: minutes,
              disabled,
            }))}
            {...form.getNumberProps("duration_minutes")}
          />
        </Labelled>
      </div>
      <div className={styles.whole}>
        <Labelled label={t("form.seats")} {...problem("capacity")}>
          <SegmentedControl
            wide
            tight
            label={t("form.seats")}
            options={SEATS.map((value) => ({ value, label: value, disabled }))}
            {...form.getNumberProps("capacity")}
          />
        </Labelled>
      </div>
      <RadioGroup
        className={styles.whole}
        look="cards"
        label={t("form.flow.label")}
        hideLabel
        options={(["GUIDED", "FREE"] as const).map((value) => ({
          value,
          label: t(`detail.flow.${value}`),
          hint: t(`form.flow.${value}`),
        }))}
        {...form.getChoiceProps("flow_mode")}
      />
    </div>
  );
}

function WhoFields({ form, choices }: Pick<FormFieldsProps, "form" | "choices">) {
  const { t } = useShellText();
  const problem = useProblem(form);
  const disabled = form.locked;
  return (
    <>
      <Labelled label={t("form.access")}>
        <SegmentedControl
          wide
          tight
          label={t("form.access")}
          options={(["OPEN", "CLOSED"] as const).map((value) => ({
            value,
            label: t(`detail.access.${value}`),
            disabled,
          }))}
          {...form.getChoiceProps("access_level")}
        />
      </Labelled>
      <Select
        label={t("form.visibility.label")}
        options={choices.visibilities}
        {...form.getChoiceProps("visibility")}
        {...problem("visibility")}
      />
    </>
  );
}

function Flag({ form, name }: { form: SessionFormModel; name: "hot_seat" | "observers_allowed" }) {
  const { t } = useShellText();
  const { error } = useProblem(form)(name);
  return (
    <div className={styles.whole}>
      <Switch
        className={styles.flag}
        label={
          <>
            <span className={styles.flagTitle}>{t(`form.flag.${name}`)}</span>
            <span className={styles.flagHint}>{t(`form.flag.${name}Hint`)}</span>
          </>
        }
        {...form.getFlagProps(name)}
      />
      <FieldError>{error}</FieldError>
    </div>
  );
}
