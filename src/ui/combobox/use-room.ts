import { type RefObject, useLayoutEffect, useState } from 'react';
import { listHeight } from './list-height.ts';
import { type Room, roomBeside } from './room.ts';

function wantedHeight(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return listHeight * (size || 16);
}

/** Room for the list of an open field: it is looked for again while a keyboard comes up or the page moves. */
export function useRoom(field: RefObject<Element | null>, isOpen: boolean): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const look = () => {
      if (!field.current) return;
      const now = roomBeside(field.current, wantedHeight());
      setRoom((before) =>
        before?.side === now.side && before.height === now.height ? before : now,
      );
    };
    look();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('resize', look, { signal });
    // A sheet that comes up has its place only then.
    window.addEventListener('animationend', look, { signal });
    // A box that scrolls by itself says so to nobody above it.
    window.addEventListener('scroll', look, { signal, capture: true, passive: true });
    window.visualViewport?.addEventListener('resize', look, { signal });
    window.visualViewport?.addEventListener('scroll', look, { signal });
    return () => stop.abort();
  }, [field, isOpen]);
  return isOpen ? room : null;
}
