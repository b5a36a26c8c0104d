import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { rulesOf } from "./rules.ts";
import { LANGUAGES, type Language, quotedTexts, textsOf } from "./texts.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Quoted without quotation marks, or in the documents of the shell and its routes. */
const OTHER_QUOTES = [
  ...["Join Now", "Set up & Join", "Start Session", "Retry Connection", "Join Video Call", "Reload Page"],
  ...[
    "Create Your Account",
    "Go to Dashboard",
    "Permission denied",
    "Clear All Roles",
    "Can Control",
    "Connection Error: {{message}}",
  ],
  ...[
    "Admin Requests",
    "Access Denied",
    "Organisation & Institution Management",
    "Create Organisation",
    "Create New Organisation",
  ],
  'Error: Tool "{{id}}" not found.',
  'Batch registration for "{{name}}" submitted successfully.',
  ...["Organisation Name", "Add Institution", "Add New Institution", "Institution Name", "Creating..."],
  ...["No Organisations Found", "Institution must not be set for an Organisation Admin."],
  ...["User", "Organisation", "Institution"].flatMap((noun) =>
    ["Created", "Updated", "Deleted"].map((change) => `${noun} successfully ${change}.`),
  ),
];
const QUOTES = [...quotedTexts(), ...OTHER_QUOTES];
const problemsOf = (language: Language, text: string, key = "") =>
  rulesOf(language, QUOTES).flatMap((rule) => rule(text, key) ?? []);

describe.each(LANGUAGES)("the texts in %s", (language) => {
  it("follow the language's rules and the glossary", () => {
    const wrong = textsOf(language).flatMap(([key, text]) =>
      problemsOf(language, text, key).map((problem) => `${key}: ${text} (${problem})`),
    );
    expect(wrong).toEqual([]);
  });
});

it("includes the texts of every package, of the API and of the practice partner", () => {
  const where = new Set(textsOf("it").map(([key]) => key.split(/[/ ]/)[0]));
  expect([...where]).toEqual(
    expect.arrayContaining([
      ...globSync("packages/*/locales", { cwd: ROOT }).map((folder) => folder.split("/")[1]),
      ...["sign-in-texts.ts", "session-view.ts", "profile-facts.ts", "write-summary.ts", "composer.ts", "words.ts"],
    ]),
  );
});

describe("a fault is reported", () => {
  it.each<[Language, string, string]>([
    ["en", "Write it anew", "not in the glossary"],
    ["en", "Open the Settings", "capital inside a sentence"],
    ["en", "Loading...", "three dots"],
    ["fr", "Quitter ?", "no thin no-break space before"],
    ["fr", "Erreur: {{error}}", "no thin no-break space before"],
    ["fr", "«\u202fLangue »", "no thin no-break space before"],
    ["fr", "Le tour de {{name}}", "no elision before a vowel"],
    ["fr", "Prends ton tour", "familiar form"],
    ["fr", "Intervieweur", "not in the glossary"],
    ["fr", "Un exemple de feedback", "not in the glossary"],
    ["fr", "Débriefing", "not in the glossary"],
    ["fr", "L’horloge est arrêtée", "not in the glossary"],
    ["de", "Schließen", "sharp s"],
    ["de", "Modus „Getaktet“", "quotation marks of another country"],
    ["de", "Wird geladen…", "no no-break space before"],
    ["de", "Dein Durchgang", "familiar form"],
    ["de", "Die Session ist zu Ende", "not in the glossary"],
    ["de", "Ein Beispiel für Feedback", "not in the glossary"],
    ["de", "Vor der ersten Runde", "not in the glossary"],
    ["de", "Noch einmal versuchen", "not in the glossary"],
    ["it", "Puoi scrivere qui", "familiar form"],
    ["it", "Riprova", "familiar form"],
    ["it", "Resta", "familiar form"],
    ["it", "Scelga <b>Riprova</b> e autorizzi la videocamera", "familiar form"],
    ["it", "Gli altri vedono lei", "polite form in lower case"],
    ["it", "Intervistatore", "not in the glossary"],
    ["it", "L’host ha bloccato questo testo.", "not in the glossary"],
    ["it", "Gli orologi sono fermi", "not in the glossary"],
    ["it", "L'altro", "straight quotation mark or apostrophe"],
  ])("in %s: %s", (language, text, problem) => {
    expect(problemsOf(language, text).join()).toContain(problem);
  });

  it.each<[Language, string]>([
    ["en", "Set up & Join"],
    ["en", "Verifying session status..."],
    ["en", "Starts at {{time}}. You can wait."],
    ["fr", "Quitter\u202f?"],
    ["fr", "C’est à {{name}}"],
    ["de", "Wird geladen\u00a0…"],
    ["it", "Riprovare"],
    ["it", "Resta {{count}} carattere"],
    ["it", "Gli altri La sentono"],
  ])("but not in %s: %s", (language, text) => {
    expect(problemsOf(language, text)).toEqual([]);
  });
});
