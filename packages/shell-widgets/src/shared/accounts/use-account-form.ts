import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { AccountFormState, AccountFormStore } from "./account-form-store";

/** The fields of a form whose value is a text, or yes and no. */
type FieldsOf<Values, Kind> = { [Name in keyof Values]: Values[Name] extends Kind ? Name : never }[keyof Values] &
  string;

export interface AccountFormModel<Values extends object> {
  state: AccountFormState<Values>;
  /** A request runs. */
  busy: boolean;
  getFormProps(): {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent) => void;
    noValidate: true;
  };
  getTextProps(name: FieldsOf<Values, string>): {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readOnly: boolean;
  };
  getChoiceProps(name: FieldsOf<Values, string>): { value: string; onValueChange: (value: string) => void };
  getFlagProps(name: FieldsOf<Values, boolean>): { checked: boolean; onCheckedChange: (checked: boolean) => void };
  edit: () => void;
}

/** State and prop getters of a form. `after` adds the changes that one implies. After a refusal the focus goes to the first wrong field, else to the button that sends. */
export function useAccountForm<Values extends object>(
  store: AccountFormStore<Values>,
  after: (change: Partial<Values>, values: Values) => Partial<Values> = (change) => change,
): AccountFormModel<Values> {
  const state = useStore(store);
  const form = useRef<HTMLFormElement>(null);
  const { values, status, refusals } = state;
  const busy = status.kind === "sending";

  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? form.current?.querySelector<HTMLElement>("button[type=submit]"))?.focus();
  }, [refusals]);

  const set = (name: string, value: string | boolean) =>
    store.change(after({ [name]: value } as Partial<Values>, store.getState().values));
  return {
    state,
    busy,
    getFormProps: () => ({
      ref: form,
      onSubmit: (event) => {
        event.preventDefault();
        void store.submit();
      },
      noValidate: true,
    }),
    getTextProps: (name) => ({
      name,
      value: values[name] as string,
      onChange: (event) => set(name, event.target.value),
      readOnly: busy,
    }),
    getChoiceProps: (name) => ({ value: values[name] as string, onValueChange: (value) => set(name, value) }),
    getFlagProps: (name) => ({
      checked: values[name] as boolean,
      onCheckedChange: (checked) => set(name, checked),
    }),
    edit: store.edit,
  };
}
