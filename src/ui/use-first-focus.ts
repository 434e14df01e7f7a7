import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For what has the focus as soon as it appears: before it is drawn, or the first key would go elsewhere. */
export function useFirstFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => part.current?.focus(), []);
  return part;
}
