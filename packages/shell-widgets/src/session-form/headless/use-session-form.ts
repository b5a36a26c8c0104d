import type { ChangeEvent, FormEvent, KeyboardEvent } from "react";
import { useStore } from "zustand";
import type { AnnouncedField, FormField, SessionFormValues } from "./session-form.types";
import { turnsOf } from "./session-form-rules";
import type { SessionFormState, SessionFormStore } from "./session-form-store";
import { announcedFields, valuesOf } from "./stored-session";

type TextName = "day" | "time" | "address";
type FlagName = "observers_allowed" | "hot_seat";
export type ChoiceName = Exclude<FormField, TextName | FlagName | "invited" | "duration_minutes" | "capacity">;
type NumberName = "duration_minutes" | "capacity";

export interface SessionFormModel {
  state: SessionFormState;
  /** People who take a turn once every seat is taken. */
  turns: number;
  /** A stored session is being changed: invitations and one's own turn are not part of it. */
  edits: boolean;
  /** The changes of which people will get a notification; empty for a new session. */
  announced: readonly AnnouncedField[];
  /** Something is being sent. */
  busy: boolean;
  /** The session is stored: its fields can no longer be changed here. */
  locked: boolean;
  getChoiceProps<Name extends ChoiceName>(
    name: Name,
  ): {
    value: SessionFormValues[Name];
    onValueChange: (value: SessionFormValues[Name]) => void;
    disabled: boolean;
  };
  /** A number as the text that controls of choices take. */
  getNumberProps(name: NumberName): { value: string; onValueChange: (value: string) => void; disabled: boolean };
  getTextProps(name: TextName): {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readOnly: boolean;
    disabled: boolean;
  };
  /** Enter adds the address and sends nothing. */
  getAddressProps(): ReturnType<SessionFormModel["getTextProps"]> & {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  getFlagProps(name: FlagName): { checked: boolean; onCheckedChange: (checked: boolean) => void; disabled: boolean };
  getRemoveProps(address: string): { onClick: () => void; disabled: boolean };
  getFormProps(): { onSubmit: (event: FormEvent) => void; noValidate: true };
  addAddress: SessionFormStore["addAddress"];
  finish: SessionFormStore["finish"];
  startOver: SessionFormStore["startOver"];
}

/** Returns state and props for the form of a new session, or of the changes of one. `timeZone`: the reader's. */
export function useSessionForm(store: SessionFormStore, timeZone: string): SessionFormModel {
  const state = useStore(store);
  const { values, status, base } = state;
  const busy = status.kind === "creating" || status.kind === "inviting";
  const locked = "sessionId" in status;
  // While it is being created nothing is disabled: the focus would be lost with the field.
  const disabled = locked;
  const getTextProps = (name: TextName) => ({
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => store.change(name, event.target.value),
    readOnly: busy,
    disabled,
  });
  return {
    state,
    turns: turnsOf(values),
    edits: base !== null,
    announced: base ? announcedFields(valuesOf(base, timeZone), values) : [],
    busy,
    locked,
    getChoiceProps: (name) => ({
      value: values[name],
      onValueChange: (value) => store.change(name, value),
      disabled,
    }),
    getNumberProps: (name) => ({
      value: String(values[name]),
      onValueChange: (value) => store.change(name, Number(value)),
      disabled,
    }),
    getTextProps,
    getAddressProps: () => ({
      ...getTextProps("address"),
      onKeyDown: (event) => {
        if (event.key !== "Enter" || values.address.trim() === "") return;
        event.preventDefault();
        store.addAddress();
      },
    }),
    getFlagProps: (name) => ({
      checked: values[name],
      onCheckedChange: (checked) => store.change(name, checked),
      disabled,
    }),
    getRemoveProps: (address) => ({ onClick: () => store.removeAddress(address), disabled }),
    getFormProps: () => ({
      onSubmit: (event) => {
        event.preventDefault();
        void store.submit();
      },
      noValidate: true,
    }),
    addAddress: store.addAddress,
    finish: store.finish,
    startOver: store.startOver,
  };
}
