import { LANGUAGES } from "@hotseat/api-client/constants";
import { languageName } from "@hotseat/core/reader";
import { Callout } from "@hotseat/ui/callout";
import { Dialog, DialogFormActions } from "@hotseat/ui/dialog";
import { Select } from "@hotseat/ui/select";
import { TextField } from "@hotseat/ui/text-field";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AdminLevel } from "../../admin-frame/headless";
import type { ChangeReply } from "../../shared/admin-list.types";
import * as styles from "../../shared/shared.css";
import { useAdminText } from "../../shared/use-admin-text";
import { payloadOf, problemsOf, rolesGivenBy, type UserPayload } from "../headless/user-form-rules";
import type { OrganisationChoice, UserFormField, UserFormValues, UserRole } from "../headless/user-management.types";

export interface UserDialogProps {
  mode: "add" | "edit";
  level: AdminLevel;
  initial: UserFormValues;
  organisations: readonly OrganisationChoice[];
  onSend: (payload: UserPayload) => Promise<ChangeReply>;
  onClose: () => void;
}

/** The value of a choice that is empty: Radix takes no empty text. */
const NONE = "none";
const idOf = (value: string) => (value === NONE ? null : Number(value));
const textOf = (id: number | null) => (id === null ? NONE : String(id));

/** The form of a new user, or of one that exists, whose address does not change. */
export function UserDialog({ mode, level, initial, organisations, onSend, onClose }: UserDialogProps) {
  const { t } = useAdminText();
  const formId = useId();
  const body = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<UserFormField, string>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const change = (part: Partial<UserFormValues>) => {
    setValues({ ...values, ...part });
    const changed = new Set(Object.keys(part));
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !changed.has(field))));
  };
  const refuse = (found: Partial<Record<UserFormField, string>>) => {
    // The fields must show their errors before one of them gets the focus: a frame may come before React draws.
    flushSync(() => setProblems(found));
    body.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = Object.entries(problemsOf(values));
    const payload = payloadOf(values);
    if (found.length > 0 || payload === null)
      return refuse(Object.fromEntries(found.map(([field, problem]) => [field, t(`users.problem.${problem}`)])));
    setSending(true);
    setMessage(null);
    const reply = await onSend(payload);
    setSending(false);
    if (reply.ok) return onClose();
    setMessage(wholeFormMessage(reply));
    refuse(reply.fields);
  };
  /** Null where a field of the form shows the reason. */
  const wholeFormMessage = ({ message, fields }: Extract<ChangeReply, { ok: false }>) => {
    const hidden = Object.keys(fields).filter((field) => !(field in values));
    const isSaid = Object.keys(fields).length > 0 && hidden.length === 0;
    return isSaid ? null : (message ?? fields[hidden[0] ?? ""] ?? t("unexpected"));
  };
  const errorOf = (field: UserFormField) => (problems[field] ? { error: problems[field] } : {});
  const institutions = organisations.find(({ id }) => id === values.organisation_id)?.institutions ?? [];
  const isOfPlatform = values.role === "platform_admin";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`users.form.${mode}`)}
      description={mode === "add" ? t("users.form.note") : undefined}
      closeLabel={t("close")}
      footer={
        <DialogFormActions
          form={formId}
          cancelLabel={t("cancel")}
          submitLabel={t(mode === "add" ? "users.form.invite" : "save")}
          busy={isSending}
        />
      }
    >
      <form ref={body} id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {message === null ? null : (
          <Callout tone="red" icon={CircleAlert} role="alert">
            {message}
          </Callout>
        )}
        <TextField
          type="email"
          label={t("column.email")}
          autoComplete="off"
          value={values.email}
          disabled={mode === "edit"}
          onChange={(event) => change({ email: event.target.value })}
          {...errorOf("email")}
        />
        <TextField
          label={t("users.form.fullName")}
          autoComplete="off"
          value={values.full_name}
          onChange={(event) => change({ full_name: event.target.value })}
          {...errorOf("full_name")}
        />
        <Select<UserRole>
          label={t("column.role")}
          placeholder={t("users.form.chooseRole")}
          {...(values.role && { value: values.role })}
          // Whether the institution fits is another question for each role.
          onValueChange={(role) => change({ role, institution_id: values.institution_id })}
          options={rolesGivenBy(level).map((value) => ({ value, label: t(`role.${value}`) }))}
          {...errorOf("role")}
        />
        {level === "platform" && !isOfPlatform ? (
          <Select
            label={t("column.organisation")}
            value={textOf(values.organisation_id)}
            onValueChange={(value) => change({ organisation_id: idOf(value), institution_id: null })}
            options={[
              { value: NONE, label: t("users.form.noOrganisation") },
              ...organisations.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...errorOf("organisation_id")}
          />
        ) : null}
        {level !== "institution" && !isOfPlatform ? (
          <Select
            // Radix keeps showing the last institution where the new list has none of it.
            key={values.organisation_id}
            label={t("column.institution")}
            value={textOf(values.institution_id)}
            onValueChange={(value) => change({ institution_id: idOf(value) })}
            options={[
              { value: NONE, label: t("users.form.noInstitution") },
              ...institutions.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...errorOf("institution_id")}
          />
        ) : null}
        {mode === "add" ? (
          <Select
            label={t("users.form.language")}
            value={values.language}
            onValueChange={(language) => change({ language })}
            options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
