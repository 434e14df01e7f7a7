import { Failure } from '#domain/errors.ts';
import { Button } from '../ui/button/button.tsx';
import * as css from '../ui/empty-state/empty-state.css.ts';

/** Names of the errors of browsers and Dexie for a database that does not open. A full disk has several names. */
const ofStore = /^(DatabaseClosed|OpenFailed|QuotaExceeded|Abort|InvalidState|Unknown)Error$/;

/**
 * In the place of a page that could not be shown. What is saved on the device is not touched. It is
 * there from the first load, so it is made of little.
 */
export function PageFailed({ error }: { error?: unknown }) {
  const reference = error instanceof Failure ? error.reference : undefined;
  return (
    <main className={css.empty}>
      <h1 className={css.title}>This page did not open</h1>
      {!navigator.onLine && (
        <p className={css.words}>You’re offline, and this device does not have it yet.</p>
      )}
      <p className={css.words}>What you saved on this device is safe.</p>
      {error instanceof Error && ofStore.test(error.name) && (
        <p className={css.words}>
          Its storage did not answer. If the device is full, free some space.
        </p>
      )}
      {reference && <p className={css.words}>Reference {reference}</p>}
      <div className={css.action}>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </div>
      <a href="/">First page</a>
    </main>
  );
}
