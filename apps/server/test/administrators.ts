import type { Client } from "./client.ts";
import type { TestServer } from "./create-test-server.ts";
import { PEOPLE } from "./people.ts";

/** Clients of an administrator of each level, and of a person without such a role. */
export type LevelClients = Record<"platform" | "organisation" | "institution" | "user", Client>;

/** Signs in an administrator of each level, and a person without such a role. */
export async function signInLevels(server: TestServer): Promise<LevelClients> {
  return {
    platform: await server.signIn(PEOPLE.platformAdmin),
    organisation: await server.signIn(PEOPLE.organisationAdmin),
    institution: await server.signIn(PEOPLE.institutionAdmin),
    user: await server.signIn(PEOPLE.amelie),
  };
}
