import type { Content } from "../../content/content.ts";
import { ApiError } from "../../contract/errors.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import { START_GRACE_MINUTES } from "./contract.limits.ts";
import type { SessionRow } from "./session-repository.ts";

const START_GRACE_MS = START_GRACE_MINUTES * MINUTE_MS;

/** A field's name in the contract, whether it is wrong, and why. */
export type Fault = readonly [field: string, isWrong: boolean, why: string];

/** Faults of module and workshop that the schema cannot express. */
export function workshopFaults(content: Content, module: string, workshop: string): Fault[] {
  return [
    ["module", content.module(module) === undefined, "There is no such module."],
    ["workshop", content.workshop(workshop)?.module.id !== module, "This module has no such workshop."],
  ];
}

export function startFault(start: Date, now: Date): Fault {
  return ["start_time", start.getTime() < now.getTime() - START_GRACE_MS, "The start lies in the past."];
}

/** A session is offered to groups that its owner belonged to when they created it. */
export function visibilityFaults({
  visibility,
  organisationId,
  institutionId,
}: Pick<SessionRow, "visibility" | "organisationId" | "institutionId">): Fault[] {
  return [
    ["visibility", visibility === "organisation" && organisationId === null, "You belong to no organisation."],
    ["visibility", visibility === "institution" && institutionId === null, "You belong to no institution."],
  ];
}

/** Throws `validation_failed` with the reasons by field. */
export function refuseFaults(faults: readonly Fault[]): void {
  const wrong = faults.filter(([, isWrong]) => isWrong);
  if (wrong.length === 0) return;
  throw new ApiError("validation_failed", {
    fieldErrors: Object.fromEntries(wrong.map(([field, , why]) => [field, [why]])),
  });
}
