export interface Autosave<Value> {
  /** Keeps the newest value; it is saved after the delay at the latest. */
  change(value: Value): void;
  /** Saves what is not saved yet. Before submitting, when the page hides, when the form is left. */
  flush(): Promise<void>;
}

/** Saves the newest value at most once a delay, one save after the other. */
export function autosave<Value>(
  save: (value: Value) => Promise<unknown>,
  delayMs = 300,
): Autosave<Value> {
  let unsaved: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<unknown> = Promise.resolve();

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const now = unsaved;
    unsaved = null;
    if (now) saving = saving.catch(() => undefined).then(() => save(now.value));
    await saving;
  };

  return {
    change(value) {
      unsaved = { value };
      // A failed save shows at the next flush; the timer has nobody to tell.
      timer ??= setTimeout(() => void flush().catch(() => undefined), delayMs);
    },
    flush,
  };
}
