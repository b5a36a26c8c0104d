import { Language } from "../../contract/shapes.ts";
import { handle } from "../../handle.ts";
import { SectorKey } from "../sessions/contract.shapes.ts";
import { SECTOR_LABELS } from "../sessions/sector-labels.ts";
import { getConfig } from "./contract.ts";

/** The version of the API, shown to support. */
const VERSION = "1.0.0";
/** The day the privacy policy was last changed. */
const PRIVACY_POLICY_VERSION = "2026-11-26";

export const getConfigHandler = handle(getConfig, async ({ deps, language }) => ({
  status: 200 as const,
  body: {
    version: VERSION,
    languages: Language.options,
    video: deps.video.available ? ("available" as const) : ("unavailable" as const),
    // Sessions can be kept for a replay, so people are asked for their consent (LS-D4.5).
    replay: "available" as const,
    identity: deps.config.oidc ? ("external" as const) : ("builtin" as const),
    registration: deps.accounts ? ("open" as const) : ("elsewhere" as const),
    mail: deps.config.smtpUrl === null ? ("outbox" as const) : ("sent" as const),
    privacy_policy_version: PRIVACY_POLICY_VERSION,
    demo: deps.config.demo,
    sectors: SectorKey.options.map((key) => ({ key, label: SECTOR_LABELS[key][language] })),
  },
}));
