import type { Deps } from "../../deps.ts";
import type { Delivery, MailTransport } from "../../platform/mail/mail-transport.ts";
import { wanted } from "../preferences/preferences-repository.ts";
import { isOptional } from "./mail-types.ts";
import { unsubscribeUrl } from "./one-click.ts";
import type { OutboxRow } from "./outbox-pages.ts";
import { GIVE_UP_MS } from "./outbox-queue.ts";
import { renderMail } from "./render-mail.ts";

/** Makes one attempt to send a claimed mail, unless it has become pointless. */
export async function sendMail(deps: Deps, transport: MailTransport, row: OutboxRow): Promise<Delivery> {
  const { data } = row;
  if (data === null) return pointless("Its values are deleted.");
  const reason = await pointlessBecause(deps, row);
  if (reason !== null) return pointless(reason);
  const { subject, text, html, calendarName } = renderMail(deps.config, { ...row, data });
  return transport.send({
    id: row.messageId,
    to: row.address,
    subject,
    text,
    html,
    unsubscribeUrl: await unsubscribeUrlOf(deps, row),
    calendar: row.calendar !== null && calendarName !== null ? { content: row.calendar, fileName: calendarName } : null,
  });
}

/** Security mails, and those to addresses without an account, have none. */
async function unsubscribeUrlOf(deps: Deps, { kind, keycloakId }: OutboxRow): Promise<string | null> {
  return isOptional(kind) && keycloakId !== null ? unsubscribeUrl(deps, { keycloakId, kind }) : null;
}

const pointless = (reason: string): Delivery => ({ outcome: "refused", reason, code: "pointless" });

async function pointlessBecause({ clock, database }: Deps, row: OutboxRow): Promise<string | null> {
  const now = clock.now().getTime();
  if (now - row.createdAt.getTime() >= GIVE_UP_MS) return "It waited for more than three days.";
  if (row.kind === "session_reminder" && row.data && "start" in row.data && now >= Date.parse(row.data.start))
    return "The session has begun.";
  if (row.keycloakId !== null && isOptional(row.kind) && !(await wanted(database.db, row.keycloakId)).mails[row.kind])
    return "Its recipient has switched such mails off.";
  return null;
}
