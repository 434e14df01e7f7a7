import type { Task } from '#domain/demo/tasks/entities.ts';
import { autosave } from '#store/drafts/autosave.ts';

export type TaskFields = Partial<Omit<Task, 'id' | 'order'>>;

/**
 * Saves what is typed, 300 ms later at the latest, one save after the other. What could not be saved
 * is tried again with the next.
 */
export function taskSaver(save: (fields: TaskFields) => Promise<unknown>) {
  let unsaved: TaskFields = {};
  /** On their way: a page that goes away takes them back. */
  let leaving: TaskFields = {};
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
  });
  return {
    change(fields: TaskFields): void {
      unsaved = { ...unsaved, ...fields };
      later.change(true);
    },
    flush: later.flush,
    /** Everything that is not known to be saved, for somebody who cannot wait. */
    take(): TaskFields | null {
      const fields = { ...leaving, ...unsaved };
      unsaved = {};
      return Object.keys(fields).length > 0 ? fields : null;
    },
  };
}
