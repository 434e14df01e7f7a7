import { useEffect, useEffectEvent } from 'react';
import type { TaskType } from '#domain/demo/tasks/entities.ts';

const keys: Record<string, TaskType> = { '.': 'section', '/': 'task' };

/** Ctrl or Cmd with . adds a section, with / a task, wherever the focus is. */
export function useShortcuts(add: (type: TaskType) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const type = keys[event.key];
    if (type === undefined || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    add(type);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
