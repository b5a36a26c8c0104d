type OnNotify = (payload: string) => void;

/** The listeners of each channel in this process. */
export class Listeners {
  private readonly byChannel = new Map<string, Set<OnNotify>>();

  /** Adds a listener. Returns a remove function. */
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

  /** Calls all listeners after a gap in listening, when something may have been missed on every channel. */
  tellAll(): void {
    for (const channel of this.channels()) this.tell(channel, "");
  }
}
