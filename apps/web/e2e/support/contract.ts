import document from "@hotseat/api-client/openapi.json" with { type: "json" };
import type { Language } from "@hotseat/api-client/types";

const constants = document["x-constants"];

/** The contract's constants that the tests need. */
export const LANGUAGES = constants.LANGUAGES.value as Language[];
export const PILLARS: readonly string[] = constants.PILLARS.value;
export const QUESTION_MAX_LENGTH = constants.QUESTION_MAX_LENGTH.value;
