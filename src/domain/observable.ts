/** A value that a screen can watch with `useSyncExternalStore`. */
export interface Observable<Value> {
  getSnapshot(): Value;
  subscribe(listener: () => void): () => void;
}

export interface Settable<Value> extends Observable<Value> {
  set(value: Value): void;
}

export function observable<Value>(initial: Value): Settable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
  };
}
