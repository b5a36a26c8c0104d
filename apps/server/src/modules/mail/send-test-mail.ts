import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import { findUser } from "../users/users-repository.ts";
import { sendTestMail } from "./contract.ts";
import { findMailOf } from "./outbox-pages.ts";
import { presentMail, renderRow } from "./present-mail.ts";
import { queueMail } from "./queue-mail.ts";

const OUTBOX_PATH = "/0/admin/outbox";

export const sendTestMailHandler = handle(sendTestMail, async ({ deps, viewer }) => {
  const { keycloakId } = viewer;
  const cause = `test:${keycloakId}:${Math.floor(deps.clock.now().getTime() / MINUTE_MS)}`;
  const row = await deps.database.transaction(async (tx) => {
    const me = await findUser(tx, keycloakId);
    if (!me) throw new ApiError("not_authenticated");
    const { email: address, language, fullName } = me;
    const data = { fullName, path: OUTBOX_PATH };
    await queueMail(tx, deps.clock, { kind: "test", cause, address, keycloakId, language, data });
    return findMailOf(tx, cause);
  });
  if (!row) throw new ApiError("mail_not_found");
  return { status: 201, body: presentMail(row, renderRow(deps.config, row)?.subject ?? null) };
});
