export type { WorkspaceTab } from "./headless/workspace-rules";
