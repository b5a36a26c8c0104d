import type { Deps } from "../../deps.ts";
import { recordStreams, STREAM_RECORD_INTERVAL_MS } from "../../modules/attendees/record-streams.ts";
import type { StreamClient } from "./stream-client.ts";
import { sessionOfStream } from "./visibility.ts";

/** Without a media server, keeps recording in the database which people follow which session through this process. */
export class StreamPresence {
  private readonly open = new Set<StreamClient>();
  private readonly deps: Deps;
  private cancel: () => void = () => {};
  private noting: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.deps = deps;
  }

  start(): void {
    if (this.deps.video.available) return;
    this.cancel = this.deps.clock.after(STREAM_RECORD_INTERVAL_MS, () => {
      this.note([...this.open]);
      this.start();
    });
  }

  async stop(): Promise<void> {
    this.cancel();
    await this.noting;
  }

  /** Records it at once. Returns a remove function. */
  add(client: StreamClient): () => void {
    if (this.deps.video.available) return () => {};
    this.open.add(client);
    this.note([client]);
    return () => void this.open.delete(client);
  }

  private note(clients: readonly StreamClient[]): void {
    const people = new Map<number, Set<string>>();
    for (const client of clients)
      for (const session of [...client.positions.keys()].map(sessionOfStream))
        if (session !== null) people.set(session, (people.get(session) ?? new Set()).add(client.keycloakId));
    this.noting = Promise.all([this.noting, recordStreams(this.deps, people)]).then(
      () => {},
      (error: Error) => this.deps.log.warn({ error: error.message }, "Presence by event streams could not be noted."),
    );
  }
}
