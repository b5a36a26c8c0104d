import type { Page } from "@playwright/test";
import { findFaults } from "../../../tooling/layout/find-faults.ts";

/** Faults of layout a person would see, each in a sentence. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}
