import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import * as css from './whole-page.css.ts';

/** Its heading belongs to a whole page, so the gallery shows what stands round it. */
export const gallery: Example[] = [
  {
    label: 'Words and ways on',
    Example: () => (
      <div className={css.page}>
        <p className={css.words}>It may have been renamed or deleted.</p>
        <div className={css.actions}>
          <Button kind="primary">Go to dashboard</Button>
        </div>
      </div>
    ),
  },
];
