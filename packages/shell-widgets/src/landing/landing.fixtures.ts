import type { ModuleCardData } from "./headless/landing.types";

const card = (id: string, title: string, objective: string, ...workshops: string[]): ModuleCardData => ({
  id,
  title,
  objective,
  sessions: workshops.map((workshop) => ({ key: workshop, title: workshop })),
});

export const moduleCards: ModuleCardData[] = [
  card(
    "M1",
    "Your Signature Pitch",
    "Say who you are, what you bring and what you are looking for, so that people remember it and want to hear more.",
    "The 30-second pitch",
    "Executive presence",
    "The sales pitch",
  ),
  card(
    "M2",
    "The Impactful Answers Workshop",
    "Give answers that hold up under follow-up questions: built in two minutes, backed by facts.",
    "The STAR method",
    "Why this job?",
    "Trap questions",
  ),
  card(
    "M3",
    "The Field Test",
    "Panels, group cases, live code and system design, under time.",
    "Panel interview role-play",
    "Live coding: algorithms",
    "System design",
  ),
  card(
    "M4",
    "Negotiate and Close",
    "Ask for what the job is worth, and answer an offer with calm.",
    "Handling a counter-offer",
    "Declining the offer",
  ),
  card(
    "M5",
    "Showcase Your Path",
    "Make a change of direction, a break or a first lead role an asset.",
    "Returning after a break",
    "People management",
  ),
];
