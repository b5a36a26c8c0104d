import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { OutboxMail } from "./contract.ts";
import type { OutboxRow } from "./outbox-pages.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

type OutboxMailShape = z.input<typeof OutboxMail>;

/** Renders a mail of the outbox; null once its values are deleted. */
export function renderRow(config: Pick<Deps["config"], "publicUrl">, row: OutboxRow): RenderedMail | null {
  return row.data === null ? null : renderMail(config, { ...row, data: row.data });
}

export function presentMail(row: OutboxRow, subject: string | null): OutboxMailShape {
  return {
    id: row.id,
    kind: row.kind,
    address: row.address,
    language: row.language,
    subject,
    status: row.status,
    attempts: row.attempts,
    last_error: row.lastError,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  };
}
