type OnNotify = (payload: string) => void;

/** Who wants to hear which channel, in this process. */
export class Listeners {
  private readonly byChannel = new Map<string, Set<OnNotify>>();

  /** The answer takes it back. */
  add(channel: string, onNotify: OnNotify): () => void {
    const known = this.byChannel.get(channel) ?? new Set<OnNotify>();
    this.byChannel.set(channel, known.add(onNotify));
    return () => {
      known.delete(onNotify);
      if (known.size === 0) this.byChannel.delete(channel);
    };
  }

  channels(): string[] {
    return [...this.byChannel.keys()];
  }

  tell(channel: string, payload: string): void {
    for (const onNotify of this.byChannel.get(channel) ?? []) onNotify(payload);
  }

  /** After a gap in listening: anything may have been missed on every channel. */
  tellAll(): void {
    for (const channel of this.channels()) this.tell(channel, "");
  }
}
