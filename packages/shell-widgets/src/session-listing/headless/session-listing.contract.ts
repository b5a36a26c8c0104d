import type { SessionSummary } from "@hotseat/api-client/types";
import type { ListedSession } from "./session-listing.types";

/** Fails to compile when the contract's row no longer fits what the listing shows. */
export const listedSessionFits = (summary: SessionSummary): ListedSession => summary;
