import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { published } from "../../contract/published.ts";
import { named } from "../../contract/shapes.ts";

const PILLARS = published("PILLARS", "The five pillars that a person is rated on.", [
  "Expertise",
  "Agilité",
  "Collaboration",
  "Leadership",
  "Innovation",
]);
export const Pillar = named("Pillar", z.enum(PILLARS));
export const Anchors = named("Anchors", z.object({ "1": z.string(), "3": z.string(), "6": z.string() }));

/** How an answer is scored; texts in the language asked for. */
export const Criterion = named(
  "Criterion",
  z.object({
    key: z.string(),
    label: z.string(),
    name: z.string(),
    description: z.string(),
    pillar: Pillar,
    anchors: Anchors,
  }),
);

export const Workshop = named(
  "Workshop",
  z.object({
    key: z.string(),
    title: z.string(),
    description: z.string(),
    duration_minutes: z.number().int(),
    suggested_attendees: z.number().int(),
    /** Sample questions. */
    questions: z.array(z.string()),
  }),
);
export const ModuleSummary = named(
  "ModuleSummary",
  z.object({
    id: z.string(),
    title: z.string(),
    shortTitle: z.string(),
    objective: z.string(),
    description: z.string(),
    skills: z.array(z.string()),
    sessions: z.array(Workshop),
  }),
);

export const listModules = operation({
  id: "listModules",
  method: "GET",
  path: "/modules/",
  tag: "modules",
  access: "public",
  summary: "The five modules with their workshops, in the language asked for.",
  answers: {
    200: z.object({ results: z.array(ModuleSummary), next: z.null(), previous: z.null(), count: z.number().int() }),
  },
});
export const getModule = operation({
  id: "getModule",
  method: "GET",
  path: "/modules/:moduleId/",
  tag: "modules",
  access: "public",
  summary: "One module with its workshops.",
  params: z.object({ moduleId: z.string().max(20) }),
  answers: { 200: ModuleSummary },
  errors: ["module_not_found"],
});
