import type { Deps } from "../../deps.ts";
import type { Delivery } from "../../platform/mail/mail-transport.ts";
import type { OutboxRow } from "./outbox-pages.ts";
import { claimDue, settle } from "./outbox-queue.ts";
import { sendMail } from "./send-mail.ts";

/** Milliseconds between two looks for mails that are due. */
const LOOK_INTERVAL_MS = 1000;
/** The most mails that one instance sends at a time. */
export const MAX_AT_ONCE = 5;

/**
 * Sends the mails of the outbox; does nothing without a mail server. Returns a stop function, which waits for the mails
 * that are on their way.
 */
export function runOutbox(deps: Deps): () => Promise<void> {
  const { mail: transport, clock, database, log } = deps;
  if (transport === null) return async () => {};
  const sending = new Map<string, Promise<void>>();
  /** Results that the database did not take; they are stored before anything else is claimed. */
  const unsettled = new Map<OutboxRow, Delivery>();
  let looking: Promise<void> = Promise.resolve();
  let cancelTick = () => {};
  let isAsked = false;
  let stopped = false;

  const keep = async (row: OutboxRow, delivery: Delivery): Promise<void> => {
    unsettled.set(row, delivery);
    await settle(database.db, clock, row, delivery);
    unsettled.delete(row);
  };
  const send = async (row: OutboxRow): Promise<void> => {
    try {
      const delivery = await sendMail(deps, transport, row);
      if (delivery.outcome !== "accepted") {
        const { code, outcome } = delivery;
        log.warn({ mailId: row.id, kind: row.kind, attempts: row.attempts, code }, `A mail was not sent: ${outcome}.`);
      }
      await keep(row, delivery);
    } catch (error) {
      log.error({ error, mailId: row.id }, "A mail could not be handled; it is taken up again.");
    } finally {
      sending.delete(row.id);
      if (!stopped) look();
    }
  };
  const takeDue = async (): Promise<void> => {
    for (const [row, delivery] of unsettled) await keep(row, delivery);
    if (stopped) return;
    const due = await claimDue(database.db, clock, MAX_AT_ONCE - sending.size);
    for (const row of due) sending.set(row.id, send(row));
  };
  const lookOnce = async (): Promise<void> => {
    isAsked = false;
    await takeDue().catch((error: unknown) => log.warn({ error }, "No mail could be claimed."));
  };
  /** Looks once more after the current look, however often it is asked to. */
  const look = (): void => {
    if (isAsked) return;
    isAsked = true;
    looking = looking.then(lookOnce);
  };
  const tick = (): void => {
    look();
    if (!stopped) cancelTick = clock.after(LOOK_INTERVAL_MS, tick);
  };

  tick();
  return async () => {
    stopped = true;
    cancelTick();
    await looking;
    await Promise.all(sending.values());
  };
}
