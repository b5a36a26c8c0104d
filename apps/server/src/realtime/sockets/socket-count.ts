import { ApiError } from "../../contract/errors.ts";

/** Sockets of one person, over all their pages. */
export const PER_PERSON = 40;
/** Sockets of people who did not sign in, from one network, which may be a whole school's. */
const PER_NETWORK = 400;

/** Counts open sockets by person or network. */
export class SocketCount {
  private readonly open = new Map<string, number>();
  private readonly isLimited: boolean;

  constructor(isLimited: boolean) {
    this.isLimited = isLimited;
  }

  get total(): number {
    return [...this.open.values()].reduce((sum, one) => sum + one, 0);
  }

  /**
   * Takes a place, before anything is awaited: simultaneous upgrades must not all find the same one free. Returns a
   * release function, which works once. Throws `too_many_requests` when there is no place left.
   */
  take(key: string, isPerson: boolean): () => void {
    const taken = this.open.get(key) ?? 0;
    if (this.isLimited && taken >= (isPerson ? PER_PERSON : PER_NETWORK)) throw new ApiError("too_many_requests");
    this.open.set(key, taken + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.open.get(key) ?? 0) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
    };
  }
}
