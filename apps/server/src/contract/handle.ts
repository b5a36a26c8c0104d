import type { Deps } from "../deps.ts";
import type { Access, OperationAnswer, OperationContract, OperationInput } from "./operation.ts";

export type Language = "en" | "fr" | "de" | "it";
export type RoleName = "platform_admin" | "organisation_admin" | "institution_admin" | "user" | "pending_user";

/** Who is calling. With an embed token the person can reach one session only. */
export interface Viewer {
  readonly keycloakId: string;
  readonly fullName: string;
  readonly role: RoleName;
  readonly organisationId: number | null;
  readonly institutionId: number | null;
  readonly language: Language;
  readonly timezone: string;
  /** The caller is the program that acts for this person, and not the person. */
  readonly isProgram: boolean;
  /** Set for embed tokens: the only session this caller may reach; others answer `session_not_found`. */
  readonly onlySessionId: number | null;
}

export interface PartnerCaller {
  readonly partnerId: number;
  readonly organisationId: number;
}

type ViewerOf<A extends Access> = A extends "public" ? Viewer | null : A extends "partner" ? null : Viewer;

export type Call<C extends OperationContract> = OperationInput<C> & {
  readonly deps: Deps;
  readonly viewer: ViewerOf<C["access"]>;
  readonly partner: C["access"] extends "partner" ? PartnerCaller : null;
  /** From Accept-Language; French when none fits (shell.md §5). */
  readonly language: Language;
};

/** One operation with its rule: what `routes.ts` of a noun lists. */
export interface Handler {
  readonly contract: OperationContract;
  readonly run: (call: never) => Promise<{ status: number; body?: unknown }>;
}

/** Binds a rule to its declaration; the compiler holds input and answers against the contract. */
export function handle<C extends OperationContract, const S extends number>(
  contract: C,
  run: (call: Call<C>) => Promise<OperationAnswer<C> & { status: S }>,
): Handler {
  return { contract, run: run as Handler["run"] };
}
