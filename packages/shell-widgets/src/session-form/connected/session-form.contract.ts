import type { OperationBody } from "@hotseat/api-client";
import type { createSession, updateSession } from "@hotseat/api-client/sessions";
import type { AgendaPreview, Session } from "@hotseat/api-client/types";
import type { PreviewedAgenda, SessionChange, SessionOffer, StoredSession } from "../headless/session-form.types";

/** Fail to compile when the contract's shapes no longer fit what the form shows and sends. */
export const previewedAgendaFits = (agenda: AgendaPreview): PreviewedAgenda => agenda;
export const offerFits = (
  offer: Omit<SessionOffer, "language" | "sector">,
): Omit<OperationBody<typeof createSession>, "language" | "sector"> => offer;
export const storedSessionFits = (session: Session): StoredSession => session;
export const changeFits = (
  change: Omit<SessionChange, "language" | "sector">,
): Omit<OperationBody<typeof updateSession>, "language" | "sector"> => change;
