import { useEffect, useEffectEvent } from 'react';

/** Marks what the keys below are for: they act only while the focus is in it, so that nobody presses them by chance. */
export const paneKeys = { 'data-keys': 'mailbox' } as const;

const typing = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]';

function isHere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('[data-keys="mailbox"]') !== null && target.closest(typing) === null;
}

/** Single keys, as mail apps have them, while the focus is in the list or in the mail. */
export function usePaneKeys(acts: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat || event.defaultPrevented || !isHere(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
