import { z } from "zod";
import { READ_ONLY_REASONS } from "../../modules/tools/tool-rights.ts";
import { createSeal } from "../../platform/identity/seal.ts";

/** Milliseconds in which another instance must use a pass. */
const LIFETIME_MS = 10_000;
const CONTEXT = "document";

/** The data that an instance sends to the owner of a document about the person whose socket it forwards. */
const Pass = z.object({
  kind: z.string(),
  id: z.string(),
  /** The process that is asked; another one at its address refuses. */
  holder: z.string(),
  keycloakId: z.string().nullable(),
  name: z.string().nullable(),
  subprotocol: z.string(),
  standing: z.object({
    canEdit: z.boolean(),
    canClear: z.boolean(),
    reason: z.enum(READ_ONLY_REASONS).nullable(),
  }),
  until: z.number(),
});
export type InstancePass = Omit<z.output<typeof Pass>, "until">;

/** Passes between the instances of one installation, sealed with the key that they share. */
export interface InstancePasses {
  write(pass: InstancePass, now: Date): string;
  /** Null for one that was not sealed here, or is over. */
  read(sealed: string, now: Date): InstancePass | null;
}

export function createInstancePasses(instanceKey: string): InstancePasses {
  const { seal, open } = createSeal(instanceKey, "forwarding");
  return {
    write: (pass, now) => seal(JSON.stringify({ ...pass, until: now.getTime() + LIFETIME_MS }), CONTEXT),
    read(sealed, now) {
      const text = open(sealed, CONTEXT);
      if (text === null) return null;
      const { until, ...pass } = Pass.parse(JSON.parse(text));
      return until > now.getTime() ? pass : null;
    },
  };
}
