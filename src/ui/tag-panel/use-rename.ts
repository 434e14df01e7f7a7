import { useCallback, useEffect, useRef, useState } from 'react';

/** How long (ms) after the last key a name is kept, where nothing else is said. */
const usualRest = 300;

/** A name that is typed in place: given on a moment after the last key, or at once when it is left. */
export function useRename(title: string, onRename: (title: string) => void, restMs = usualRest) {
  const [typed, setTyped] = useState(title);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; give(): void }>(null);
  const give = useCallback(() => {
    const now = waiting.current;
    waiting.current = null;
    if (!now) return;
    clearTimeout(now.timer);
    now.give();
  }, []);
  // Closing the panel in the middle of a word loses nothing.
  useEffect(() => give, [give]);
  return {
    value: typed,
    change: (text: string) => {
      setTyped(text);
      if (waiting.current) clearTimeout(waiting.current.timer);
      const name = text.trim();
      waiting.current = {
        give: () => name !== '' && onRename(name),
        timer: setTimeout(give, restMs),
      };
    },
    leave: () => {
      give();
      // A tag without a name could not be found again.
      if (typed.trim() === '') setTyped(title);
    },
  };
}
