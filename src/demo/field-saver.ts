import { autosave } from '#store/drafts/autosave.ts';

/**
 * Saves the fields of a row that are being typed, after a delay (ms) at the latest, one save after the other. What
 * could not be saved is tried again with the next.
 */
export function fieldSaver<Fields extends object>(
  save: (fields: Partial<Fields>) => Promise<unknown>,
  delayMs: number,
) {
  let unsaved: Partial<Fields> = {};
  /** On their way: a page that goes away takes them back. */
  let leaving: Partial<Fields> = {};
  const later = autosave<true>(async () => {
    leaving = unsaved;
    unsaved = {};
    if (Object.keys(leaving).length === 0) return;
    try {
      await save(leaving);
    } catch (error) {
      unsaved = { ...leaving, ...unsaved };
      throw error;
    } finally {
      leaving = {};
    }
  }, delayMs);
  return {
    change(fields: Partial<Fields>): void {
      unsaved = { ...unsaved, ...fields };
      later.change(true);
    },
    flush: later.flush,
    /** Everything that is not known to be saved, for somebody who cannot wait. */
    take(): Partial<Fields> | null {
      const fields = { ...leaving, ...unsaved };
      unsaved = {};
      return Object.keys(fields).length > 0 ? fields : null;
    },
  };
}
