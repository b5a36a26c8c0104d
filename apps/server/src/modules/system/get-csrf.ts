import { handleRaw } from "../../handle.ts";
import type { Identity } from "../../platform/identity/identity.ts";
import { getCsrf } from "./contract.ts";

/** Signed in, the token belongs to the web session; signed out, to a cookie of its own. */
export const getCsrfHandler = ({ webSessions, anonymousCsrf }: Identity) =>
  handleRaw(getCsrf, async (_call, request, reply) => {
    const session = await webSessions.find(request);
    const csrfToken = session ? session.csrfSecret : anonymousCsrf.issue(request, reply);
    return reply.header("cache-control", "no-store").send({ csrfToken });
  });
