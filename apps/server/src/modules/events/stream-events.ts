import type { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import type { AnyHandler } from "../../contract/handler.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { handleRaw } from "../../handle.ts";
import { sessionStream, userStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import { followedCatalogue } from "../sessions/catalogue-streams.ts";
import { SectorKey } from "../sessions/contract.shapes.ts";
import { streamEvents, streamOrganisation, streamSector, streamSession, streamUser } from "./contract.ts";
import type { OpenStream } from "./open-stream.ts";

type Query = z.output<NonNullable<typeof streamEvents.query>>;

/** An embed token gets the stream of its session only; a person waiting for approval gets their own stream only. */
async function streamsOf(db: Db, viewer: Viewer, query: Query): Promise<string[]> {
  const session = query.stream_session_id === undefined ? [] : [sessionStream(query.stream_session_id)];
  if (query.global !== "1" || viewer.onlySessionId !== null) return session;
  const own = [userStream(viewer.keycloakId)];
  if (viewer.role === "pending_user") return [...session, ...own];
  const organisation = viewer.organisationId === null ? [] : [`organisation:${viewer.organisationId}`];
  return [...session, ...own, ...organisation, ...(await followedCatalogue(db, viewer))];
}

function assertWholePerson(viewer: Viewer, allowed: boolean): void {
  if (viewer.onlySessionId !== null || !allowed) throw new ApiError("permission_denied");
}

/** The five streams of events that a client may open. */
export function streamHandlers(open: OpenStream): readonly AnyHandler[] {
  return [
    handleRaw(streamEvents, async ({ deps, query, ...caller }, request, reply) =>
      open(request, reply, caller, await streamsOf(deps.database.db, caller.viewer, query), query.after),
    ),
    handleRaw(streamSession, ({ params, query, ...caller }, request, reply) =>
      open(request, reply, caller, [sessionStream(params.id)], query.after),
    ),
    handleRaw(streamUser, async ({ params, query, ...caller }, request, reply) => {
      assertWholePerson(caller.viewer, params.id === caller.viewer.keycloakId);
      await open(request, reply, caller, [userStream(params.id)], query.after);
    }),
    handleRaw(streamOrganisation, async ({ params, query, ...caller }, request, reply) => {
      const { viewer } = caller;
      assertWholePerson(
        viewer,
        viewer.role === "platform_admin" || (viewer.role !== "pending_user" && params.id === viewer.organisationId),
      );
      await open(request, reply, caller, [`organisation:${params.id}`], query.after);
    }),
    handleRaw(streamSector, async ({ params, query, ...caller }, request, reply) => {
      const isWhole = caller.viewer.role !== "pending_user" && SectorKey.safeParse(params.id).success;
      assertWholePerson(caller.viewer, isWhole);
      await open(request, reply, caller, [`sector:${params.id}`], query.after);
    }),
  ];
}
