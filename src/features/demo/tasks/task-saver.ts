import type { Task } from '#domain/demo/tasks/entities.ts';
import { autosave } from '#store/autosave.ts';

export type TaskFields = Partial<Omit<Task, 'id' | 'order'>>;

/**
 * Saves what is typed, 300 ms later at the latest, one save after the other. What could not be saved
 * is tried again with the next.
 */
export function taskSaver(save: (fields: TaskFields) => Promise<unknown>) {
  let unsaved: TaskFields = {};
  const take = (): TaskFields | null => {
    const fields = unsaved;
    unsaved = {};
    return Object.keys(fields).length > 0 ? fields : null;
  };
  const later = autosave<true>(async () => {
    const fields = take();
    if (!fields) return;
    try {
      await save(fields);
    } catch (error) {
      unsaved = { ...fields, ...unsaved };
      throw error;
    }
  });
  return {
    change(fields: TaskFields): void {
      unsaved = { ...unsaved, ...fields };
      later.change(true);
    },
    flush: later.flush,
    /** What is not saved, to whoever saves it now. */
    take,
  };
}
