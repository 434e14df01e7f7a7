import {
  cloneElement,
  Suspense,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

export interface LazyTriggerProps {
  button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  opens: 'menu' | 'dialog';
  /** Loads what opens: somebody is about to press the button. */
  preload?: (() => Promise<unknown>) | undefined;
  /** Part that opens beside the given button, as soon as it is loaded. */
  children(trigger: ReactElement): ReactNode;
}

/** A button whose menu or panel comes when somebody asks for it: few do, and a start need not wait for it. */
export function LazyTrigger({ button, opens, preload, children }: LazyTriggerProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <Suspense fallback={button}>{children(button)}</Suspense>;
  const ask = () => setAsked(true);
  // A preload that fails is tried again when the button is pressed; its error shows then.
  const preloadNow = () => void preload?.().catch(() => undefined);
  return cloneElement(button, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onClick: ask,
    onPointerEnter: preloadNow,
    onFocus: preloadNow,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (opens === 'menu' && key === 'ArrowDown') ask();
    },
  });
}
