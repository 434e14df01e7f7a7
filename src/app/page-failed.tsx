import { Failure } from '#domain/errors.ts';
import { Button } from '../ui/button/button.tsx';
import * as css from '../ui/empty-state/empty-state.css.ts';

/**
 * In the place of a page that could not be shown. What is saved on the device is not touched. It is
 * there from the first load, so it is made of little.
 */
export function PageFailed({ error }: { error?: unknown }) {
  const reference = error instanceof Failure ? error.reference : undefined;
  return (
    <div className={css.empty}>
      <h1 className={css.title}>This page did not open</h1>
      <p className={css.words}>What you saved on this device is safe.</p>
      {reference && <p className={css.words}>Reference {reference}</p>}
      <div className={css.action}>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </div>
    </div>
  );
}
