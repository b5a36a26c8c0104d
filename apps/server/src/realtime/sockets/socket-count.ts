import { ApiError } from "../../contract/errors.ts";

/** Sockets of one person, over all their pages. */
const PER_PERSON = 40;
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

  /** Throws `too_many_requests` when there is no place left. */
  assertFree(key: string, isPerson: boolean): void {
    const taken = this.open.get(key) ?? 0;
    if (this.isLimited && taken >= (isPerson ? PER_PERSON : PER_NETWORK)) throw new ApiError("too_many_requests");
  }

  /** Returns a release function. */
  take(key: string): () => void {
    this.open.set(key, (this.open.get(key) ?? 0) + 1);
    return () => {
      const left = (this.open.get(key) ?? 0) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
    };
  }
}
