import type { Credential } from "./connection.ts";
import type { StreamClient } from "./stream-client.ts";

/**
 * Limits the connections of one sign-in or token; above the limit the oldest is closed, such as that of a forgotten
 * page.
 */
export class StreamLimit {
  private readonly open = new Map<string, Set<StreamClient>>();
  private readonly max: number;

  /** `max` 0 means no limit. */
  constructor(max: number) {
    this.max = max;
  }

  /** Takes a place. Returns a release function. */
  add(client: StreamClient): () => void {
    const key = keyOf(client.credential);
    const mine = this.open.get(key) ?? new Set();
    this.open.set(key, mine.add(client));
    const [oldest] = mine;
    if (this.max > 0 && mine.size > this.max && oldest) {
      mine.delete(oldest);
      oldest.close();
    }
    return () => {
      mine.delete(client);
      if (mine.size === 0 && this.open.get(key) === mine) this.open.delete(key);
    };
  }
}

function keyOf(credential: Credential): string {
  switch (credential.kind) {
    case "web":
      return `web:${credential.idHash}`;
    case "embed":
      return `embed:${credential.token}`;
    case "ticket":
      return `ticket:${credential.tokenHash}`;
  }
}
