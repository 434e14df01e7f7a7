export interface Autosave<Value> {
  /** Keeps the newest value; it is saved after the delay at the latest. */
  change(value: Value): void;
  /** Saves what is not saved yet. Before submitting, and when the form is left. */
  flush(): Promise<void>;
}

/** Saves the newest value, one save after the other: with a delay of 0 (ms) at once. */
export function autosave<Value>(
  save: (value: Value) => Promise<unknown>,
  delayMs = 300,
): Autosave<Value> {
  let unsaved: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    while (unsaved) {
      const now: { value: Value } = unsaved;
      unsaved = null;
      try {
        await save(now.value);
      } catch (error) {
        unsaved ??= now;
        throw error;
      }
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running ??= run().finally(() => (running = null));
    return running;
  };
  // A failed save shows at the next flush; the one that nobody asked for has nobody to tell.
  const flushUnasked = () => void flush().catch(() => undefined);

  return {
    change(value) {
      unsaved = { value };
      if (delayMs === 0) flushUnasked();
      else timer ??= setTimeout(flushUnasked, delayMs);
    },
    flush,
  };
}
