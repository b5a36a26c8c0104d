import type { z } from "zod";
import type * as contract from "./contract.ts";

export type ReportReason = z.output<typeof contract.ReportReason>;
