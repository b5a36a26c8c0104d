import type { FastifyInstance } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { changeWanted } from "../preferences/preferences-repository.ts";
import { findUser, lockUser } from "../users/users-repository.ts";
import { readUnsubscribing, UNSUBSCRIBE_PATH } from "./one-click.ts";

interface Address {
  readonly Params: { readonly token: string; readonly kind: string };
}

/**
 * The address in `List-Unsubscribe` of a mail (AS-7.9). Mail providers post a form to it, without cookies; a person who opens it
 * comes to the settings, and nothing changes: programs that check links open them too.
 */
export async function registerUnsubscribing(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    // The body always says "List-Unsubscribe=One-Click".
    inner.addContentTypeParser("*", (_request, body, done) => {
      body.resume();
      body.on("end", () => done(null, undefined));
    });
    inner.get(`${UNSUBSCRIBE_PATH}/:token/:kind`, async (_request, reply) =>
      reply.redirect(`${deps.config.publicUrl}/me/settings#mails`),
    );
    inner.post<Address>(`${UNSUBSCRIBE_PATH}/:token/:kind`, async ({ params }, reply) => {
      const found = await readUnsubscribing(deps, params.token, params.kind);
      if (!found) throw new ApiError("not_found");
      const { keycloakId, kind } = found;
      await deps.database.transaction(async (tx) => {
        await lockUser(tx, keycloakId);
        // The account may be deleted meanwhile.
        if (await findUser(tx, keycloakId))
          await changeWanted(tx, deps.clock, keycloakId, { mails: { [kind]: false } });
      });
      return reply.code(204).send();
    });
  });
}
