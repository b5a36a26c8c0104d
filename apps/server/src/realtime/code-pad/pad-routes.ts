import type { Ot } from "@hotseat/collab/ot";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { countPads } from "../../modules/pads/pad-repository.ts";
import type { ReadOnlyPadIds } from "../../modules/pads/read-only-ids.ts";
import { bearerOf } from "../../platform/http/callers.ts";
import { networkOf } from "../../platform/http/rate-limits.ts";
import type { Documents } from "../documents/documents.ts";
import { PadDocument } from "./pad-document.ts";
import { admitToPad } from "./pad-kind.ts";
import { PadTexts } from "./pad-texts.ts";

const MS_PER_SECOND = 1000;

export interface PadReading {
  readonly ot: Ot;
  readonly readOnlyIds: ReadOnlyPadIds;
  readonly signedIn: (request: FastifyRequest) => Promise<{ readonly viewer: Viewer } | null>;
  readonly bearerViewer: (token: string) => Promise<Viewer | null>;
  /** Those open in this process. */
  readonly documents: Documents;
}

/** A pad's text, and the numbers that clients of the plain protocol ask for. The text is that of all acknowledged edits. */
export function registerPadRoutes(
  app: FastifyInstance,
  deps: Deps,
  { ot, readOnlyIds, signedIn, bearerViewer, documents }: PadReading,
): void {
  const startedAt = Math.floor(deps.clock.now().getTime() / MS_PER_SECOND);
  const texts = new PadTexts(deps, ot, async (id) => {
    const document = documents.find("pad", id);
    return document instanceof PadDocument ? document.text() : null;
  });

  app.get<{ Params: { id: string } }>("/api/text/:id", async (request, reply) => {
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const token = bearerOf(request);
    const viewer = token === null ? ((await signedIn(request))?.viewer ?? null) : await bearerViewer(token);
    const caller = { viewer, credential: null, onlyToolId: null, network: networkOf(request.ip) };
    const { documentId } = await admitToPad(deps, readOnlyIds, request.params.id, caller);
    const text = await texts.read(documentId, gone.signal);
    if (text === null) return reply.hijack();
    return reply.type("text/plain; charset=utf-8").header("cache-control", "no-store").send(text);
  });

  app.get("/api/stats", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({
      start_time: startedAt,
      num_documents: documents.countOf("pad"),
      database_size: await countPads(deps.database.db),
    }),
  );
}
