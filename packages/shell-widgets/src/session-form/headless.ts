"use client";

export { formKey, type KeptForm, parseKeptForm } from "./kept-form";
export type {
  Choice,
  ChoicesContent,
  CreateAnswer,
  FieldProblems,
  FormChoices,
  FormField,
  FormStatus,
  InviteAnswer,
  InviteState,
  ModuleChoice,
  PreviewContent,
  PreviewedAgenda,
  SessionChange,
  SessionFormPort,
  SessionFormValues,
  SessionOffer,
  StoredSession,
  ToldField,
  UpdateAnswer,
} from "./session-form.types";
export {
  changed,
  DURATIONS,
  durationsWith,
  emptyValues,
  fieldOf,
  missingFields,
  offerOf,
  startOf,
  turnsOf,
  workshopsOf,
} from "./session-form-rules";
export {
  createSessionFormStore,
  type SessionFormState,
  type SessionFormStore,
  type SessionFormStoreOptions,
} from "./session-form-store";
export { copyOf, differenceTo, toldFields, valuesOf } from "./stored-session";
export { type SessionFormModel, useSessionForm } from "./use-session-form";
