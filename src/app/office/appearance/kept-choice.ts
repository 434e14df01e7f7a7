import { keptValue } from '../../kept-value.ts';
import { usualValue } from './usual-look.ts';

/** One of several that somebody chose on this device, in every tab of it. */
export interface KeptChoice<Value extends string> {
  values: readonly Value[];
  /** The value without a choice. */
  usual(): Value;
  subscribe(listener: () => void): () => void;
  getSnapshot(): Value;
  choose(value: Value): void;
}

export function keptChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  usual: Value,
): KeptChoice<Value> {
  const listeners = new Set<() => void>();
  const read = () => keptValue(key, values, usual);
  return {
    values,
    usual: () => usualValue(key, values, usual),
    subscribe(listener) {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
    getSnapshot: read,
    choose(value) {
      if (read() === value) return;
      localStorage.setItem(key, value);
      for (const listener of listeners) listener();
    },
  };
}
