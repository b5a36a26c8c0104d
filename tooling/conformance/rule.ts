import type { Desk } from "./desk.ts";

export interface Rule {
  readonly title: string;
  /** The rule begins with a document that nobody has opened. */
  readonly fresh?: true;
  run(desk: Desk): Promise<void>;
}
