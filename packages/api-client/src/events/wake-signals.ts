/** Calls `onWake` when the network is probably back: the page is online again, or visible again. Does nothing without a DOM. */
export function watchWakeSignals(onWake: () => void): () => void {
  if (typeof window === "undefined" || typeof document === "undefined") return () => {};
  const onVisible = () => {
    if (document.visibilityState === "visible") onWake();
  };
  window.addEventListener("online", onWake);
  window.addEventListener("pageshow", onWake);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    window.removeEventListener("online", onWake);
    window.removeEventListener("pageshow", onWake);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
