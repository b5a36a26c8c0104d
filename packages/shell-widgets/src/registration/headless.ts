"use client";

export type {
  FieldProblem,
  FieldProblems,
  PublicOrganisation,
  SendReply,
} from "../shared/accounts/account-form.types";
export { parseKeptRegistration } from "./kept-registration";
export type {
  RegistrationPort,
  RegistrationRequest,
  RegistrationValues,
  ResendStatus,
} from "./registration.types";
export { emptyRegistration, registrationProblems, requestOf } from "./registration-rules";
export { createRegistrationStore, type RegistrationStore, type RegistrationStoreOptions } from "./registration-store";
export { type RegistrationModel, type ResendModel, useRegistration, useResend } from "./use-registration";
