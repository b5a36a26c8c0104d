"use client";

export { formKey, type KeptForm, parseKeptForm } from "./headless/kept-form";
export type {
  AnnouncedField,
  Choice,
  ChoicesContent,
  CreateReply,
  FieldProblems,
  FormChoices,
  FormField,
  FormStatus,
  InviteReply,
  InviteState,
  ModuleChoice,
  PreviewContent,
  PreviewedAgenda,
  SessionChange,
  SessionFormPort,
  SessionFormValues,
  SessionOffer,
  StoredSession,
  UpdateReply,
} from "./headless/session-form.types";
export { emptyValues, missingFields, offerOf, startOf, workshopsOf } from "./headless/session-form-rules";
export {
  createSessionFormStore,
  type SessionFormState,
  type SessionFormStore,
  type SessionFormStoreOptions,
} from "./headless/session-form-store";
export { copyOf } from "./headless/stored-session";
export { type SessionFormModel, useSessionForm } from "./headless/use-session-form";
