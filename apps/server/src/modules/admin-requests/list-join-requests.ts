import { z } from "zod";
import { handle } from "../../handle.ts";
import { countSeatedIn } from "../attendees/attendee-repository.ts";
import { readTextPage } from "../users/text-page.ts";
import { countOpen, listOpen, OPEN_ORDER } from "./admin-request-repository.ts";
import { listAdminJoinRequests } from "./contract.ts";
import { presentJoinRequest } from "./present-join-request.ts";

export const listAdminJoinRequestsHandler = handle(listAdminJoinRequests, async ({ deps, viewer, language, query }) => {
  const { db } = deps.database;
  const page = await readTextPage({
    publicUrl: deps.config.publicUrl,
    path: listAdminJoinRequests.path,
    query,
    order: { ...OPEN_ORDER, isDescending: query.order === "shortest" },
    keyShape: z.iso.datetime(),
    read: (wanted) => listOpen(db, viewer, query, wanted),
    count: await countOpen(db, viewer, query),
    present: (row) => row,
  });
  const taken = await countSeatedIn(db, [...new Set(page.results.map(({ session }) => session.id))]);
  const results = page.results.map((row) =>
    presentJoinRequest(row, { viewer, taken: taken.get(row.session.id) ?? 0, content: deps.content, language }),
  );
  return { status: 200, body: { ...page, results } };
});
