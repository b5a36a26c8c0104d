/** A value with listeners: the least a framework-free store needs. */
export interface Store<State> {
  read(): State;
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<State> extends Store<State> {
  write(next: State): void;
  patch(part: Partial<State>): void;
}

export function createStore<State extends object>(initial: State): WritableStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  function write(next: State): void {
    if (Object.is(next, state)) return;
    state = next;
    for (const listener of listeners) listener();
  }
  return {
    read: () => state,
    write,
    patch: (part) => write({ ...state, ...part }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
