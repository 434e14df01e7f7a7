import { useEffect, useRef } from 'react';
import { hold } from './number-stepper.css.ts';

/**
 * A key that acts when it is let go, and again and again while it is held. Acting on release lets a
 * thumb scroll over the keys without counting anybody. Holding ends with the pointer, with the
 * window's focus and when the page is hidden: a key must never count in a pocket.
 */
export function useHold(act: () => void) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const repeated = useRef(false);

  useEffect(() => {
    latest.current = act;
  });

  useEffect(() => {
    function end() {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    }
    window.addEventListener('blur', end);
    document.addEventListener('visibilitychange', end);
    return () => {
      end();
      window.removeEventListener('blur', end);
      document.removeEventListener('visibilitychange', end);
    };
  }, []);

  function again() {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(again, hold.repeat);
  }
  function stop() {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }
  return {
    onPointerDown: (event: { button: number }) => {
      if (event.button !== 0) return;
      stop();
      repeated.current = false;
      timer.current = setTimeout(again, hold.delay);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onBlur: stop,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => {
      // The click that follows a hold has already been counted.
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}
