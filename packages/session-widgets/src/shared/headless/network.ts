/** Whether the browser has a network, as far as it knows. */
export const isOnlineNow = (): boolean => globalThis.navigator?.onLine ?? true;

/** Calls back when the browser loses its network or has one again. Returns an unsubscribe function. */
export function onNetwork(listener: (isOnline: boolean) => void): () => void {
  const tell = () => listener(isOnlineNow());
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}
