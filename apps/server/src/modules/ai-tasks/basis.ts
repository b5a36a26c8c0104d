import { createHash } from "node:crypto";
import type { GenerationInputs, GenerationKind } from "../../platform/generation/generation.ts";

/** What a text was made of, so that it is shown only while that still holds. */
export const basisOf = (input: GenerationInputs[GenerationKind]): string =>
  createHash("sha256").update(JSON.stringify(input)).digest("hex");
