import type { TextStorage } from "@hotseat/core/storage";
import type { PublicOrganisation } from "../shared/accounts/account-form.types";
import { type AccountFormStore, createAccountFormStore } from "../shared/accounts/account-form-store";
import { keptRegistrationText, parseKeptRegistration, REGISTRATION_KEY } from "./kept-registration";
import type { RegistrationPort, RegistrationValues } from "./registration.types";
import { registrationProblems, requestOf } from "./registration-rules";

export type RegistrationStore = AccountFormStore<RegistrationValues>;

export interface RegistrationStoreOptions {
  port: Pick<RegistrationPort, "register">;
  empty: RegistrationValues;
  /** The choices; null while they are not loaded. */
  organisations: () => readonly PublicOrganisation[] | null;
  /** Where the typed values are kept. It must not throw: `forgiving`. */
  storage: TextStorage;
}

/** The form of a registration. What is typed outlives a reload of the tab; nothing in it is secret. */
export function createRegistrationStore({
  port,
  empty,
  organisations,
  storage,
}: RegistrationStoreOptions): RegistrationStore {
  const kept = parseKeptRegistration(storage.getItem(REGISTRATION_KEY), empty);
  return createAccountFormStore<RegistrationValues>({
    initial: kept?.values ?? empty,
    alreadySent: kept?.sent ?? false,
    check: (values) => registrationProblems(values, organisations()),
    send: (values) => port.register(requestOf(values)),
    keep: (values, sent) => storage.setItem(REGISTRATION_KEY, keptRegistrationText({ values, sent })),
  });
}
