import type { z } from "zod";
import type { ContentCriterion, ContentModule, ContentWorkshop } from "../../content/content.ts";
import type { Language } from "../../contract/viewer.ts";
import type { Criterion, ModuleSummary, Workshop } from "./contract.ts";

/** The first questions of a workshop's bank are its page's samples. */
const SAMPLE_QUESTIONS = 5;

export function localiseModule(module: ContentModule, language: Language): z.input<typeof ModuleSummary> {
  return {
    id: module.id,
    title: module.title[language],
    shortTitle: module.shortTitle[language],
    objective: module.objective[language],
    description: module.description[language],
    skills: module.skills.map((skill) => skill[language]),
    sessions: module.workshops.map((workshop) => localiseWorkshop(workshop, language)),
  };
}

function localiseWorkshop(workshop: ContentWorkshop, language: Language): z.input<typeof Workshop> {
  return {
    key: workshop.key,
    title: workshop.title[language],
    description: workshop.description[language],
    duration_minutes: workshop.durationMinutes,
    suggested_attendees: workshop.suggestedAttendees,
    questions: workshop.questions.slice(0, SAMPLE_QUESTIONS).map((question) => question.text[language]),
  };
}

/** A criterion with its anchor sentences; `name` repeats the label for callers of either field (LS-3.5). */
export function localiseCriterion(criterion: ContentCriterion, language: Language): z.input<typeof Criterion> {
  const label = criterion.label[language];
  const { "1": low, "3": middle, "6": high } = criterion.anchors;
  return {
    key: criterion.key,
    label,
    name: label,
    description: criterion.description[language],
    pillar: criterion.pillar,
    anchors: { "1": low[language], "3": middle[language], "6": high[language] },
  };
}
