import type { z } from "zod";
import type { RoleName } from "./roles.ts";
import type { Language as LanguageShape } from "./shapes.ts";

export type Language = z.output<typeof LanguageShape>;

/** The caller. With an embed token the person can reach one session only. */
export interface Viewer {
  readonly keycloakId: string;
  readonly fullName: string;
  readonly role: RoleName;
  readonly organisationId: number | null;
  readonly institutionId: number | null;
  readonly language: Language;
  readonly timezone: string;
  /** The caller is the program that acts for this person, not the person. */
  readonly isProgram: boolean;
  /** Set for embed tokens: the only session this caller may reach; for others the response is `session_not_found`. */
  readonly onlySessionId: number | null;
}

export interface PartnerCaller {
  readonly partnerId: number;
  readonly organisationId: number;
}
