import { z } from "zod";
import { handle } from "../../handle.ts";
import { cutPage, decodePosition, pageAddress } from "../sessions/cursor.ts";
import { listOutbox } from "./contract.ts";
import { countMails, pageMails } from "./outbox-pages.ts";
import { presentMail, renderRow } from "./present-mail.ts";

export const listOutboxHandler = handle(listOutbox, async ({ deps, query }) => {
  const { db } = deps.database;
  const cursor = decodePosition(query.cursor, z.uuid());
  const rows = await pageMails(db, cursor, query.limit);
  const placed = rows.map((row) => ({ row, group: 0, key: row.createdAt.getTime(), id: row.id }));
  const { page, after, before } = cutPage(placed, query.limit, cursor);
  return {
    status: 200,
    body: {
      results: page.map(({ row }) => presentMail(row, renderRow(deps.config, row)?.subject ?? null)),
      next: pageAddress(deps.config.publicUrl, listOutbox.path, query, after),
      previous: pageAddress(deps.config.publicUrl, listOutbox.path, query, before),
      count: await countMails(db),
      sends: deps.mail !== null,
    },
  };
});
