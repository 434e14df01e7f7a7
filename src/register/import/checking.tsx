import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { grouped } from '../../ui/time.ts';
import * as css from './import.css.ts';

/** The lines of a long file while they are checked. */
export function Checking({ done, of }: { done: number; of: number }) {
  return (
    <section className={css.step} aria-labelledby="import-step">
      <div className={css.head}>
        <h2 id="import-step" className={css.heading}>
          Checking the rows
        </h2>
      </div>
      <div className={css.body}>
        <ProgressBar value={done} of={of} words={`${grouped(done)} of ${grouped(of)} checked`} />
      </div>
    </section>
  );
}
