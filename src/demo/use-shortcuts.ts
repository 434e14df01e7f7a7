import { useEffect, useEffectEvent } from 'react';

/** Ctrl or Cmd with one of these keys does what stands beside it, wherever the focus is. */
export function useShortcuts(acts: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key];
    if (act === undefined || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
