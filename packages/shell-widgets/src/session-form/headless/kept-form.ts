import type { InviteState, SessionFormValues, StoredSession } from "./session-form.types";

/** An unfinished form as a device keeps it. */
export interface KeptForm {
  values: SessionFormValues;
  clientId: string;
  /** The offer was sent, and has no response yet. */
  unanswered: boolean;
  /** The session, where it is stored already and addresses are still to be invited. */
  sessionId: number | null;
  invites: Readonly<Record<string, InviteState>>;
  /** The session that is being changed, as it was read; null for a new one. */
  base: StoredSession | null;
}

/** Where a device keeps the form of a person: of a new session, of a copy, or of the changes of one. */
export const formKey = (keycloakId: string, of: { edited?: number | undefined; copied?: number | undefined } = {}) => {
  const key = `hotseat.session-form.1/${keycloakId}`;
  if (of.edited !== undefined) return `${key}/edit/${of.edited}`;
  return of.copied === undefined ? key : `${key}/copy/${of.copied}`;
};

/** The form that was written as `text`, over `fallback` for fields an older version did not have; null where that is none. */
export function parseKeptForm(text: string | null, fallback: SessionFormValues): KeptForm | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptForm> | null;
    if (typeof kept?.clientId !== "string" || typeof kept.values !== "object" || kept.values === null) return null;
    const values = { ...fallback, ...fitting(kept.values, fallback) };
    return {
      values,
      clientId: kept.clientId,
      unanswered: kept.unanswered === true,
      sessionId: typeof kept.sessionId === "number" ? kept.sessionId : null,
      invites: typeof kept.invites === "object" && kept.invites !== null ? kept.invites : {},
      base: typeof kept.base === "object" && typeof kept.base?.version === "number" ? kept.base : null,
    };
  } catch {
    return null;
  }
}

/** Values of the kind the form has. */
function fitting(kept: object, fallback: SessionFormValues): Partial<SessionFormValues> {
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => {
      const known: unknown = fallback[name as keyof SessionFormValues];
      if (Array.isArray(known)) return Array.isArray(value) && value.every((one) => typeof one === "string");
      return known !== undefined && typeof value === typeof known;
    }),
  );
}
