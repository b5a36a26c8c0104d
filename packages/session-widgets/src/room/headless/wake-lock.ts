/** A page that can keep its screen on while it is in front. */
export interface WakePort {
  /** Keeps the screen on until the answer is called, or until the page is hidden. */
  acquire(): Promise<() => void>;
  isVisible(): boolean;
  onVisibilityChange(listener: () => void): () => void;
}

/** Keeps the screen on until the answer is called: taken back whenever the page comes to the front again. A refusal changes nothing. */
export function keepAwake(port: WakePort): () => void {
  let isWanted = true;
  let run = 0;
  let release: (() => void) | null = null;
  function letGo(): void {
    run += 1;
    release?.();
    release = null;
  }
  async function take(): Promise<void> {
    letGo();
    if (!isWanted || !port.isVisible()) return;
    const mine = run;
    try {
      const taken = await port.acquire();
      if (mine === run) release = taken;
      else taken();
    } catch {
      // A battery that is low or a browser that may not: the call goes on without.
    }
  }
  const unsubscribe = port.onVisibilityChange(() => void take());
  void take();
  return () => {
    isWanted = false;
    unsubscribe();
    letGo();
  };
}

/** The browser's own; null where it has none. */
export function browserWake(): WakePort | null {
  if (typeof navigator === "undefined" || !("wakeLock" in navigator)) return null;
  return {
    async acquire() {
      const sentinel = await navigator.wakeLock.request("screen");
      return () => void sentinel.release().catch(() => {});
    },
    isVisible: () => document.visibilityState === "visible",
    onVisibilityChange(listener) {
      document.addEventListener("visibilitychange", listener);
      return () => document.removeEventListener("visibilitychange", listener);
    },
  };
}
