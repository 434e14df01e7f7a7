import { useEffect, useEffectEvent } from 'react';

/** Keys of clickers and head sets that some browsers give: the last key again, and back. */
const again = new Set(['AudioVolumeUp', 'VolumeUp']);
const back = new Set(['AudioVolumeDown', 'VolumeDown', 'Backspace', 'Delete']);

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Counting by keyboard: 1 to 9 are the keys in their order, Backspace takes back. `isOn`: nothing is open over the keys. */
export function useTallyKeys({
  isOn,
  onKey,
  onAgain,
  onBack,
}: {
  isOn: boolean;
  onKey(at: number): void;
  onAgain(): void;
  onBack(): void;
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : null;
    if (digit === null && !again.has(event.key) && !back.has(event.key)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (digit !== null) onKey(digit - 1);
    else if (again.has(event.key)) onAgain();
    else onBack();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
}
