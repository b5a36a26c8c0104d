import { readFileSync } from "node:fs";
import { z } from "zod";
import { PILLARS } from "../contract/pillars.ts";
import { LANGUAGES } from "../contract/shapes.ts";
import type { Content, ContentModule, ContentWorkshop } from "./content.ts";

const MODULE_IDS = ["M1", "M2", "M3", "M4", "M5"] as const;

const Text = z.record(z.enum(LANGUAGES), z.string().min(1));
const Criterion = z.object({
  key: z.string().min(1),
  label: Text,
  description: Text,
  pillar: z.enum(PILLARS),
  anchors: z.object({ "1": Text, "3": Text, "6": Text }),
});
const Scenario = z.object({ id: z.string().min(1), sector: z.string().min(1), title: Text, text: Text });
const Question = z.object({
  id: z.string().min(1),
  text: Text,
  criterion: z.string().min(1),
  context: Text,
  timeLimitSeconds: z.number().int().positive(),
});
const Workshop = z.object({
  key: z.string().min(1),
  title: Text,
  description: Text,
  durationMinutes: z.number().int().positive(),
  suggestedAttendees: z.number().int().positive(),
  scenarios: z.array(Scenario).min(1),
  questions: z.array(Question).min(4),
});
const Module = z.object({
  id: z.enum(MODULE_IDS),
  title: Text,
  shortTitle: Text,
  objective: Text,
  description: Text,
  skills: z.array(Text),
  criteria: z.array(Criterion).min(1),
  workshops: z.array(Workshop).min(1),
});

/**
 * Reads the five module files once and checks them against their schema; an error stops the start and names file and
 * path.
 */
export function loadContent(): Content {
  const modules: ContentModule[] = MODULE_IDS.map(readModule);
  const byId = new Map(modules.map((module) => [module.id, module]));
  const workshops = new Map(
    modules.flatMap((module) =>
      module.workshops.map((workshop): [string, { module: ContentModule; workshop: ContentWorkshop }] => [
        workshop.key,
        { module, workshop },
      ]),
    ),
  );
  return { modules, module: (id) => byId.get(id), workshop: (key) => workshops.get(key) };
}

function readModule(id: string): ContentModule {
  const parsed = Module.safeParse(JSON.parse(readFileSync(new URL(`./data/${id}.json`, import.meta.url), "utf8")));
  if (!parsed.success) throw new Error(`content/data/${id}.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
