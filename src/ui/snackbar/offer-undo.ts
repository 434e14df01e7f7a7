import { life } from './snackbar.css.ts';
import { snackbars, type Snack } from './snackbars.ts';

let offered: Snack | undefined;

/** Says what was done and takes it back. A newer act takes the place of the last one. `lifeMs`: how long it can be. */
export function offerUndo(text: string, undo: () => void, lifeMs: number = life.error): void {
  if (offered) snackbars.close(offered);
  offered = { tone: 'success', text, action: { label: 'Undo', run: undo }, life: lifeMs };
  snackbars.show(offered);
}
