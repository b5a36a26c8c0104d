import { type HotseatClient, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { invite } from "@hotseat/api-client/invitations";
import { createSessionMutation, storedSessionOf, updateSessionMutation } from "@hotseat/api-client/queries";
import type { Language, SectorKey } from "@hotseat/api-client/types";
import type { QueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { inviteProblem } from "../../shared/invite-problem";
import { shellProblemText } from "../../shared/problem";
import type { CreateReply, SessionFormPort, UpdateReply } from "../headless/session-form.types";
import { fieldOf } from "../headless/session-form-rules";

interface Wiring {
  client: HotseatClient;
  queryClient: QueryClient;
  /** The texts of the language that is read when it is called. */
  texts: () => TFunction;
}

/** The form's calls of the API, with their failures in the reader's words. */
export function createFormPort({ client, queryClient, texts }: Wiring): SessionFormPort {
  return {
    create: ({ language, sector, ...offer }) =>
      queryClient
        .getMutationCache()
        // Offline it fails at once, and the form says so; it would wait for the connection otherwise.
        .build(queryClient, { ...createSessionMutation(client), networkMode: "always" })
        .execute({ ...offer, language: language as Language, sector: sector as SectorKey })
        .then(
          (session): CreateReply => ({ kind: "created", session }),
          (error: unknown) => refusalOf(error, texts()),
        ),
    update: (sessionId, { language, sector, ...change }, base_version) =>
      queryClient
        .getMutationCache()
        .build(queryClient, { ...updateSessionMutation(client, sessionId), networkMode: "always" })
        .execute({
          ...change,
          ...(language !== undefined && { language: language as Language }),
          ...(sector !== undefined && { sector: sector as SectorKey }),
          base_version,
        })
        .then(
          (): UpdateReply => ({ kind: "saved" }),
          (error: unknown) => {
            const session = storedSessionOf(error);
            return session ? { kind: "changed", session } : refusalOf(error, texts());
          },
        ),
    invite: (sessionId, email) =>
      client.call(invite, { path: { id: sessionId }, body: { email, role: "participant" } }).then(
        () => ({ ok: true }),
        (error: unknown) => ({ ok: false, problem: inviteProblem(error, texts()) }),
      ),
  };
}

function refusalOf(error: unknown, t: TFunction): Extract<CreateReply, UpdateReply> {
  const why = isHotseatError(error) ? technicalFailure(error) : "broken";
  if (why === "access-token") return { kind: "unreachable", message: shellProblemText(error, t) };
  if (!isHotseatError(error) || why !== null) return { kind: "unreachable" };
  const named = Object.keys(error.invalidFields).map(fieldOf);
  const fields = named.filter((field) => field !== null);
  // A field says it in its place; what is about no field of the form is said above them.
  const isSaid = fields.length > 0 && fields.length === named.length;
  return { kind: "refused", fields, message: isSaid ? null : shellProblemText(error, t) };
}
