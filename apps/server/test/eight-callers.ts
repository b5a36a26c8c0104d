import { eq } from "drizzle-orm";
import type { OperationContract } from "../src/contract/operation.ts";
import { addPartner, mintEmbedToken } from "../src/modules/embed/embed-repository.ts";
import { users } from "../src/modules/users/tables.ts";
import type { Client } from "./client.ts";
import type { TestServer } from "./create-test-server.ts";
import { member, PEOPLE } from "./people.ts";
import { addSession } from "./sessions.ts";

/** The kinds of caller of an access table; `embed` has a token of the organisation's administrator for one session. */
export const CALLERS = [
  "anonymous",
  "pending",
  "user",
  "institutionAdmin",
  "organisationAdmin",
  "platformAdmin",
  "embed",
  "disabled",
] as const;
export type Caller = (typeof CALLERS)[number];

/** Id of the person behind a caller. */
export const PERSON_OF: Readonly<Record<Exclude<Caller, "anonymous">, string>> = {
  pending: PEOPLE.pending.keycloakId,
  user: PEOPLE.amelie.keycloakId,
  institutionAdmin: PEOPLE.institutionAdmin.keycloakId,
  organisationAdmin: PEOPLE.organisationAdmin.keycloakId,
  platformAdmin: PEOPLE.platformAdmin.keycloakId,
  embed: PEOPLE.organisationAdmin.keycloakId,
  disabled: "disabled-admin",
};

export interface EightCallers {
  /** The session of the embed token. */
  readonly sessionId: number;
  /** Returns the status of a call, or the code of its error. */
  outcome(caller: Caller, operation: OperationContract, input: object): Promise<string>;
  /** Returns status and body of a call. */
  send(caller: Caller, operation: OperationContract, input: object): Promise<{ status: number; body: unknown }>;
}

/** Signs in one caller of each kind. The administrators belong to institution 1 of organisation 1. */
export async function eightCallers(server: TestServer): Promise<EightCallers> {
  const { deps } = server;
  const { db } = deps.database;
  const disabled = await server.signIn({ ...PEOPLE.platformAdmin, keycloakId: PERSON_OF.disabled });
  await disabled.cookie();
  await db.update(users).set({ isActive: false }).where(eq(users.keycloakId, PERSON_OF.disabled));
  const clients: Record<Caller, Client> = {
    anonymous: server.anonymous(),
    embed: server.anonymous(),
    pending: await server.signIn(PEOPLE.pending),
    user: await server.signIn(PEOPLE.amelie),
    institutionAdmin: await server.signIn(PEOPLE.institutionAdmin),
    organisationAdmin: await server.signIn(PEOPLE.organisationAdmin),
    platformAdmin: await server.signIn(PEOPLE.platformAdmin),
    disabled,
  };
  const partnerId = (await addPartner(db, deps.clock, { name: "Partner", organisationId: 1 })).id;
  const sessionId = await addSession(deps, [member("owner")]);
  const grant = { partnerId, keycloakId: PERSON_OF.embed, sessionId };
  const { token } = await mintEmbedToken(db, deps.clock, grant);
  const send: EightCallers["send"] = (caller, operation, input) => {
    const headers: Record<string, string> = caller === "embed" ? { authorization: `Bearer ${token}` } : {};
    return clients[caller].call(operation, input as never, headers);
  };
  return {
    sessionId,
    send,
    async outcome(caller, operation, input) {
      const { status, body } = await send(caller, operation, input);
      return status < 400 ? String(status) : (body as unknown as { code: string }).code;
    },
  };
}
