import { createHash } from "node:crypto";
import type { GenerationInputs, GenerationKind } from "../../platform/generation/generation.ts";

/** A digest of the data a text was made from, so that the text is shown only while the data is the same. */
export const basisOf = (input: GenerationInputs[GenerationKind]): string =>
  createHash("sha256").update(JSON.stringify(input)).digest("hex");
