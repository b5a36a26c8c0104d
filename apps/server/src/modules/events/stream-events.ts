import type { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import type { AnyHandler } from "../../contract/handler.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { handleRaw } from "../../handle.ts";
import { CATALOG_STREAM, sessionStream, userStream } from "../../ledger/streams.ts";
import { SectorKey } from "../sessions/contract.shapes.ts";
import { streamEvents, streamOrganisation, streamSector, streamSession, streamUser } from "./contract.ts";
import type { OpenStream } from "./open-stream.ts";

type Query = z.output<NonNullable<typeof streamEvents.query>>;

/** With an embed token there is nothing but its session; somebody waiting for approval hears only what is told to them. */
function streamsOf(viewer: Viewer, query: Query): string[] {
  const session = query.stream_session_id === undefined ? [] : [sessionStream(query.stream_session_id)];
  if (query.global !== "1" || viewer.onlySessionId !== null) return session;
  const own = [userStream(viewer.keycloakId)];
  if (viewer.role === "pending_user") return [...session, ...own];
  const organisation = viewer.organisationId === null ? [] : [`organisation:${viewer.organisationId}`];
  return [...session, ...own, ...organisation, CATALOG_STREAM];
}

function assertWholePerson(viewer: Viewer, allowed: boolean): void {
  if (viewer.onlySessionId !== null || !allowed) throw new ApiError("permission_denied");
}

/** The five ways to listen. */
export function streamHandlers(open: OpenStream): readonly AnyHandler[] {
  return [
    handleRaw(streamEvents, ({ viewer, query }, request, reply) =>
      open(request, reply, viewer, streamsOf(viewer, query), query.after),
    ),
    handleRaw(streamSession, ({ viewer, params, query }, request, reply) =>
      open(request, reply, viewer, [sessionStream(params.id)], query.after),
    ),
    handleRaw(streamUser, async ({ viewer, params, query }, request, reply) => {
      assertWholePerson(viewer, params.id === viewer.keycloakId);
      await open(request, reply, viewer, [userStream(params.id)], query.after);
    }),
    handleRaw(streamOrganisation, async ({ viewer, params, query }, request, reply) => {
      assertWholePerson(
        viewer,
        viewer.role === "platform_admin" || (viewer.role !== "pending_user" && params.id === viewer.organisationId),
      );
      await open(request, reply, viewer, [`organisation:${params.id}`], query.after);
    }),
    handleRaw(streamSector, async ({ viewer, params, query }, request, reply) => {
      assertWholePerson(viewer, viewer.role !== "pending_user" && SectorKey.safeParse(params.id).success);
      await open(request, reply, viewer, [`sector:${params.id}`], query.after);
    }),
  ];
}
