import type { Capability } from "../../contract/roles.ts";

/** The kinds of tool that a session can have. */
export const TOOL_KINDS = ["whiteboard", "code"] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];

/** The capability that writing to each kind of tool needs. */
export const CAPABILITY_OF: Readonly<Record<ToolKind, Capability>> = { whiteboard: "draw", code: "code" };
