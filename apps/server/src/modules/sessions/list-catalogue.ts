import { and, eq, inArray, not, type SQL } from "drizzle-orm";
import type { OperationContract } from "../../contract/operation.ts";
import type { Language, Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import { userStream } from "../../ledger/streams.ts";
import { followedCatalogue } from "./catalogue-streams.ts";
import { listAvailable, listMine, listRecommended, listSessions, listTimeline } from "./contract.catalogue.ts";
import { pageAddress } from "./cursor.ts";
import { presentSummary } from "./present-session.ts";
import { recommendedModules } from "./recommend.ts";
import {
  BY_START,
  type Filter,
  joinableBy,
  NEXT_FIRST,
  type Order,
  pageSessions,
  relatedTo,
  stillOpen,
} from "./session-queries.ts";
import type { SessionSummaryShape } from "./session-types.ts";
import { sessions } from "./tables.ts";

interface Asked {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly query: Filter;
}

export const listSessionsHandler = handle(listSessions, async (call) => {
  const { stream_cursor: _, ...body } = await list(call, listSessions, BY_START);
  return { status: 200, body };
});

export const listAvailableHandler = handle(listAvailable, async (call) => ({
  status: 200,
  body: await list(call, listAvailable, BY_START, available(call)),
}));

export const listMineHandler = handle(listMine, async (call) => ({
  status: 200,
  body: await list(call, listMine, NEXT_FIRST, relatedTo(call.viewer)),
}));

/**
 * Available sessions in the reader's language without a place of theirs, of the modules that train their weakest
 * pillar.
 */
export const listRecommendedHandler = handle(listRecommended, async (call) => {
  const { modules, pillar } = await recommendedModules(
    call.deps.database.db,
    call.deps.content,
    call.viewer.keycloakId,
  );
  const wanted = and(
    available(call),
    eq(sessions.language, call.viewer.language),
    inArray(sessions.moduleKey, [...modules]),
    not(relatedTo(call.viewer)),
  );
  const reasons = ["your_language" as const, ...(pillar === null ? [] : ["lowest_pillar" as const])];
  const { results, ...page } = await list(call, listRecommended, BY_START, wanted);
  return {
    status: 200,
    body: { ...page, results: results.map((session) => ({ ...session, recommendation: { reasons, pillar } })) },
  };
});

export const listTimelineHandler = handle(listTimeline, async (call) => {
  const { results, ...rest } = await list(call, listTimeline, BY_START, available(call));
  const dayOf = new Intl.DateTimeFormat("en-CA", { timeZone: call.viewer.timezone, dateStyle: "short" });
  const days = Map.groupBy(results, (session) => dayOf.format(new Date(session.start_time)));
  return { status: 200, body: { ...rest, results: [...days].map(([day, found]) => ({ day, sessions: found })) } };
});

function available({ deps, viewer }: Asked): SQL | undefined {
  return and(stillOpen(deps.clock.now()), joinableBy(viewer));
}

interface CataloguePage {
  results: SessionSummaryShape[];
  next: string | null;
  previous: string | null;
  count: number;
  stream_cursor: string;
}

async function list(
  { deps, viewer, language, query }: Asked,
  contract: OperationContract,
  order: Order,
  extra?: SQL,
): Promise<CataloguePage> {
  const { db } = deps.database;
  const streamCursor = await deps.ledger.cursor(db, [
    ...(await followedCatalogue(db, viewer)),
    userStream(viewer.keycloakId),
  ]);
  const { rows, after, before, count } = await pageSessions(db, viewer, query, order, extra);
  const now = deps.clock.now();
  const address = (cursor: typeof after) => pageAddress(deps.config.publicUrl, contract.path, query, cursor);
  return {
    results: rows.map((row) => presentSummary(row, deps.content, language, now)),
    next: address(after),
    previous: address(before),
    count,
    stream_cursor: streamCursor,
  };
}
