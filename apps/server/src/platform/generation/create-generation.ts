import type { Config } from "../../config.ts";
import type { Clock } from "../clock/clock.ts";
import { composer } from "./composer.ts";
import type { Generation } from "./generation.ts";
import { createOpenAiCompatible } from "./openai-compatible.ts";

/** The embedded composer, or the endpoint of `AI_BASE_URL`. */
export function createGeneration(config: Pick<Config, "ai">, clock: Clock): Generation {
  return config.ai ? createOpenAiCompatible(config.ai, clock) : composer;
}
