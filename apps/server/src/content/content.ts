import type { PillarName } from "../contract/pillars.ts";
import type { Language } from "../contract/viewer.ts";

export type Text = Readonly<Record<Language, string>>;

export interface ContentCriterion {
  readonly key: string;
  readonly label: Text;
  readonly description: Text;
  readonly pillar: PillarName;
  readonly anchors: Readonly<Record<"1" | "3" | "6", Text>>;
}
export interface ContentScenario {
  readonly id: string;
  readonly sector: string;
  readonly title: Text;
  readonly text: Text;
}
export interface ContentQuestion {
  readonly id: string;
  readonly text: Text;
  readonly criterion: string;
  readonly context: Text;
  readonly timeLimitSeconds: number;
}
export interface ContentWorkshop {
  readonly key: string;
  readonly title: Text;
  readonly description: Text;
  readonly durationMinutes: number;
  readonly suggestedAttendees: number;
  readonly scenarios: readonly ContentScenario[];
  readonly questions: readonly ContentQuestion[];
}
export interface ContentModule {
  readonly id: string;
  readonly title: Text;
  readonly shortTitle: Text;
  readonly objective: Text;
  readonly description: Text;
  readonly skills: readonly Text[];
  readonly criteria: readonly ContentCriterion[];
  readonly workshops: readonly ContentWorkshop[];
}

/** The five modules, read once at start. */
export interface Content {
  readonly modules: readonly ContentModule[];
  module(id: string): ContentModule | undefined;
  workshop(key: string): { module: ContentModule; workshop: ContentWorkshop } | undefined;
}
