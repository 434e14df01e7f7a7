import { failureSnack } from '../../../ui/snackbar/failure-snack.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';

/** Does what somebody waits for, and tells them when it fails. Null then. */
export async function attempt<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const snack = failureSnack(error, import.meta.env.PROD);
    if (snack) snackbars.show(snack);
    return null;
  }
}
