import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Escape closes the bar and gives the focus back; a click beside it, and whoever tabs out of it, just
 * closes it. Answers whether somebody last used a pointer.
 */
export function useWaysOut(
  bar: RefObject<HTMLElement | null>,
  onClose: (back: boolean) => void,
): RefObject<boolean> {
  const byPointer = useRef(false);
  const close = useEffectEvent(onClose);
  // Before the bar is drawn, which has the focus by then: the first key may be Escape.
  useLayoutEffect(() => {
    const lifetime = new AbortController();
    const { signal } = lifetime;
    const left = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) close(false);
    };
    const pointed = (event: Event) => {
      byPointer.current = true;
      left(event);
    };
    const pressed = (event: KeyboardEvent) => {
      byPointer.current = false;
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close(true);
    };
    document.addEventListener('pointerdown', pointed, { signal });
    document.addEventListener('focusin', left, { signal });
    document.addEventListener('keydown', pressed, { signal });
    return () => lifetime.abort();
  }, [bar]);
  return byPointer;
}
