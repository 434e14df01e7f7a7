import { isLayoutName, type LayoutName } from '../../layouts/layout-names.ts';

const key = 'layout';
const usual: LayoutName = 'classic';
const listeners = new Set<() => void>();

function read(): LayoutName {
  const kept = localStorage.getItem(key);
  return isLayoutName(kept) ? kept : usual;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The layout that somebody chose on this device, in every tab of it. */
export const layoutChoice = {
  usual,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
  getSnapshot: read,
  choose(name: LayoutName): void {
    if (read() === name) return;
    localStorage.setItem(key, name);
    tell();
  },
};
