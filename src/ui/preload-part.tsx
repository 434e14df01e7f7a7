import { createElement, lazy, useState, type ComponentType } from 'react';
import { patiently } from './patiently.ts';
import { errorSnack, snackbars } from './snackbar/snackbars.ts';

function showNotLoaded(): void {
  snackbars.show(errorSnack('This did not load. It opens when there is a signal'));
}

/**
 * A part that is loaded when it is shown, or before. `lazy` alone suspends at the first showing even
 * when the code is there, and React then holds the answer back for 300 ms. Somebody asked for it: one
 * that does not load is told.
 */
export function preloadPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  async function preload(): Promise<ComponentType<Props>> {
    here ??= await load();
    return here;
  }
  const Later = lazy(async () => ({ default: await patiently(preload, showNotLoaded) }));
  function Part(props: Props) {
    // Another one in its place would begin anew: what was typed into the part would be lost.
    const [shown] = useState({ Part: here ?? Later });
    return createElement<Props>(shown.Part as ComponentType<Props>, props);
  }
  return { Part, preload };
}
