import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './loading-bar.css.ts';

/** Three pixels at the top while the page waits for something. */
export function LoadingBar({ busy }: { busy: boolean }) {
  return (
    busy && (
      <output className={css.bar}>
        <progress className={visuallyHidden} aria-label="Loading" />
      </output>
    )
  );
}
