import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { PILLARS } from "../../contract/pillars.ts";
import { named, wholeListOf } from "../../contract/shapes.ts";

export const Pillar = named(
  "Pillar",
  z
    .enum(PILLARS)
    .describe(
      "One of the five abilities that a person is rated on. The names are fixed; do not translate them in requests.",
    ),
);
export const Anchors = named(
  "Anchors",
  z
    .object({
      "1": z.string().describe("The meaning of a score of 1."),
      "3": z.string().describe("The meaning of a score of 3."),
      "6": z.string().describe("The meaning of a score of 6."),
    })
    .describe("The meaning of a low, a middle and a high score for a question."),
);

export const Criterion = named(
  "Criterion",
  z
    .object({
      key: z
        .string()
        .meta({ examples: ["clarity"] })
        .describe("Key of the criterion; the same in every language."),
      label: z.string().describe("Short label, as it stands beside the question."),
      name: z.string().describe("Full name of the criterion."),
      description: z.string().describe("Signs of a good answer."),
      pillar: Pillar,
      anchors: Anchors,
    })
    .describe("How an answer is scored. Texts are in the language of the request."),
);

export const Workshop = named(
  "Workshop",
  z
    .object({
      key: z
        .string()
        .meta({ examples: ["pitch_simple"] })
        .describe("Key of the workshop; send it as `workshop` to create a session."),
      title: z.string().describe("Title of the workshop."),
      description: z.string().describe("Its course, in a few sentences."),
      duration_minutes: z.number().int().describe("Suggested length of a session, in minutes."),
      suggested_attendees: z.number().int().describe("Suggested number of participants."),
      questions: z.array(z.string()).describe("Sample questions."),
    })
    .describe("A subject that a session practises. Texts are in the language of the request."),
);
export const ModuleSummary = named(
  "ModuleSummary",
  z
    .object({
      id: z.string().describe("Key of the module; send it as `module` to create a session."),
      title: z.string().describe("Title of the module."),
      shortTitle: z.string().describe("Title for narrow places."),
      objective: z.string().describe("The learning goal, in one sentence."),
      description: z.string().describe("The subject of the module, in a few sentences."),
      skills: z.array(z.string()).describe("Skills it trains, for display."),
      sessions: z.array(Workshop).describe("Its workshops."),
    })
    .describe("A module: a group of workshops. Texts are in the language of the request."),
);

export const listModules = operation({
  id: "listModules",
  method: "GET",
  path: "/modules/",
  tag: "modules",
  access: "public",
  summary: "Lists the five modules with their workshops.",
  description: "Texts are in the language of `Accept-Language`; French when none fits.",
  responses: {
    200: z.object(wholeListOf(ModuleSummary)),
  },
});
export const getModule = operation({
  id: "getModule",
  method: "GET",
  path: "/modules/:moduleId/",
  tag: "modules",
  access: "public",
  summary: "Reads one module with its workshops.",
  description: "Texts are in the language of `Accept-Language`; French when none fits.",
  params: z.object({ moduleId: z.string().max(20).describe("The module, as `ModuleSummary.id`.") }),
  responses: { 200: ModuleSummary },
  errors: ["module_not_found"],
});
