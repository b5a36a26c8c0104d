/** The kinds of tool that a session can have. */
export const TOOL_KINDS = ["whiteboard", "code"] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];
