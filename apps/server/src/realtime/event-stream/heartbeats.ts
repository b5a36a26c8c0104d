import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { isEmbedTokenAlive } from "../../modules/embed/embed-repository.ts";
import { disabledAmong } from "../../modules/users/users-repository.ts";
import { PERSON_OUT_CHANNEL, SIGNED_OUT_CHANNEL, type WebSessions } from "../../platform/identity/web-sessions.ts";
import type { Connection } from "./connection.ts";

/** Seconds between two heartbeats of a connection. */
const HEARTBEAT_SEC = 15;
const SLOT_MS = 1000;

/** One timer for all connections, spread over the seconds; it closes a connection whose sign-in has ended. */
export class Heartbeats {
  private readonly slots: ReadonlyArray<Set<Connection>> = Array.from(
    { length: HEARTBEAT_SEC },
    () => new Set<Connection>(),
  );
  private turn = 0;
  private last = 0;
  private cancel: () => void = () => {};
  private stopListening: () => Promise<void> = async () => {};
  private readonly deps: Deps;
  private readonly webSessions: WebSessions;
  private readonly bearerViewer: (token: string) => Promise<Viewer | null>;

  constructor(deps: Deps, webSessions: WebSessions, bearerViewer: (token: string) => Promise<Viewer | null>) {
    this.deps = deps;
    this.webSessions = webSessions;
    this.bearerViewer = bearerViewer;
  }

  async start(): Promise<void> {
    const stops = [
      await this.deps.database.listen(SIGNED_OUT_CHANNEL, (idHash) => {
        for (const client of this.all())
          if (client.credential?.kind === "web" && client.credential.idHash === idHash) client.close();
      }),
      await this.deps.database.listen(PERSON_OUT_CHANNEL, (keycloakId) => {
        for (const client of this.all()) if (client.keycloakId === keycloakId) client.close();
      }),
    ];
    this.stopListening = async () => {
      for (const stop of stops) await stop();
    };
    this.schedule();
  }

  async stop(): Promise<void> {
    this.cancel();
    await this.stopListening();
  }

  /** Adds a connection. Returns a remove function. */
  add(client: Connection): () => void {
    this.last = (this.last + 1) % HEARTBEAT_SEC;
    const slot = this.slots[this.last] as Set<Connection>;
    slot.add(client);
    return () => void slot.delete(client);
  }

  private all(): Connection[] {
    return this.slots.flatMap((slot) => [...slot]);
  }

  private schedule(): void {
    this.cancel = this.deps.clock.after(SLOT_MS, () => {
      this.turn = (this.turn + 1) % HEARTBEAT_SEC;
      Promise.all([this.beat([...(this.slots[this.turn] as Set<Connection>)]), this.closeDisabled()]).catch(
        (error: Error) => this.deps.log.warn({ error: error.message }, "Heartbeats could not be sent."),
      );
      this.schedule();
    });
  }

  private async beat(clients: readonly Connection[]): Promise<void> {
    if (clients.length === 0) return;
    const serverTime = this.deps.clock.now().toISOString();
    for (const client of clients) client.beat(serverTime);
    await this.closeSignedOut(clients);
  }

  /** Every second, because the NOTIFY of a disabled account may be lost. */
  private async closeDisabled(): Promise<void> {
    const clients = this.all();
    const people = new Set(clients.map(({ keycloakId }) => keycloakId).filter((one) => one !== null));
    if (people.size === 0) return;
    const disabled = await disabledAmong(this.deps.database.db, [...people]);
    for (const client of clients) if (client.keycloakId !== null && disabled.has(client.keycloakId)) client.close();
  }

  private async closeSignedOut(clients: readonly Connection[]): Promise<void> {
    const alive = await this.webSessions.alive(
      clients
        .map(({ credential }) => (credential?.kind === "web" ? credential.idHash : ""))
        .filter((hash) => hash !== ""),
    );
    for (const client of clients) if (!(await this.holds(client, alive))) client.close();
  }

  private async holds({ credential }: Connection, alive: ReadonlySet<string>): Promise<boolean> {
    switch (credential?.kind) {
      case "web":
        return alive.has(credential.idHash);
      case "embed":
        return (await this.bearerViewer(credential.token)) !== null;
      case "ticket":
        return isEmbedTokenAlive(this.deps.database.db, this.deps.clock, credential.tokenHash);
      case undefined:
        return true;
    }
  }
}
