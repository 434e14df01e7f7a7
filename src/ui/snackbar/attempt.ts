import { failureSnack } from './failure-snack.ts';
import { snackbars } from './snackbars.ts';

/** Does what somebody waits for, and tells them when it fails. Whether it was done. */
export async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    const snack = failureSnack(error, import.meta.env.PROD);
    if (snack) snackbars.show(snack);
    return false;
  }
}
