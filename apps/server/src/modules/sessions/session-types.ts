import type { z } from "zod";
import type { FlowMode as FlowModeShape } from "../schedule/contract.shapes.ts";
import type * as contract from "./contract.shapes.ts";

export type SessionStatus = z.output<typeof contract.SessionStatus>;
export type AccessLevel = z.output<typeof contract.AccessLevel>;
export type Visibility = z.output<typeof contract.Visibility>;
export type SectorKey = z.output<typeof contract.SectorKey>;
export type FlowMode = z.output<typeof FlowModeShape>;
export type SessionView = z.output<typeof contract.SessionView>;
export type SessionSummaryShape = z.input<typeof contract.SessionSummary>;
export type SessionShape = z.input<typeof contract.Session>;
