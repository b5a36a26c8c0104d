import type { Text } from "../../content/content.ts";
import type { ChangedField } from "./notification-types.ts";

/** Names of a session's fields, as they stand within a sentence. */
export const CHANGED_FIELD_WORDS: Readonly<Record<ChangedField, Text>> = {
  workshop: { en: "workshop", fr: "atelier", de: "Workshop", it: "workshop" },
  start: { en: "start", fr: "début", de: "Beginn", it: "inizio" },
  duration: { en: "duration", fr: "durée", de: "Dauer", it: "durata" },
  language: { en: "language", fr: "langue", de: "Sprache", it: "lingua" },
  sector: { en: "sector", fr: "secteur", de: "Branche", it: "settore" },
  flow_mode: { en: "schedule", fr: "déroulement", de: "Ablauf", it: "svolgimento" },
  access_level: { en: "registration", fr: "inscription", de: "Anmeldung", it: "iscrizione" },
};
