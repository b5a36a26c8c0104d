import type { DetailedModule } from "./module-detail.types";

export const detailedModule: DetailedModule = {
  id: "M2",
  title: "The Impactful Answers Workshop",
  objective:
    "Give answers that hold up under follow-up questions: built in two minutes, backed by facts and honest when the topic is uncomfortable.",
  description:
    "Eight workshops on the questions that decide most interviews. You practise telling an experience with the STAR method, saying why you want this job and no other, and staying calm when a question is meant to unsettle you.",
  skills: [
    "Telling an experience in four steps",
    "Backing up what you say with facts",
    "Staying calm under awkward questions",
  ],
  sessions: [
    {
      key: "methode_star",
      title: "The STAR method",
      description: "You tell an experience as Situation, Task, Action and Result, in two minutes.",
      duration_minutes: 60,
      suggested_attendees: 4,
      questions: [
        "Tell us about a deadline you could not meet. What did you do first?",
        "When did you last change a plan halfway?",
      ],
    },
    {
      key: "pourquoi_ce_poste",
      title: "Why this job?",
      description: "You say why you want this job and no other, in ninety seconds.",
      duration_minutes: 45,
      suggested_attendees: 4,
      questions: ["Why do you want to work here, and not next door?"],
    },
  ],
};
