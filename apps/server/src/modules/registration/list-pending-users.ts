import { z } from "zod";
import { handle } from "../../handle.ts";
import { readTextPage } from "../users/text-page.ts";
import { listPendingUsers } from "./contract.requests.ts";
import { knownDomains } from "./known-domains.ts";
import { presentPending } from "./present-pending.ts";
import { countPending, PENDING_ORDER, selectPending } from "./registration-repository.ts";

export const listPendingUsersHandler = handle(listPendingUsers, async ({ deps, viewer, query }) => {
  const { db } = deps.database;
  const page = await readTextPage({
    publicUrl: deps.config.publicUrl,
    path: listPendingUsers.path,
    query,
    order: { ...PENDING_ORDER, isDescending: query.order === "shortest" },
    keyShape: z.iso.datetime(),
    read: (wanted) => selectPending(db, viewer, query, wanted),
    count: await countPending(db, viewer, query),
    present: (row) => row,
  });
  const isKnown = await knownDomains(
    db,
    page.results.map(({ registration }) => registration),
  );
  return { status: 200, body: { ...page, results: page.results.map((row) => presentPending(row, isKnown)) } };
});
