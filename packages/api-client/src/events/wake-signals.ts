/** Calls `onWake` when the page has reason to believe the network is back: online again, or visible again. Nothing without a DOM. */
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
