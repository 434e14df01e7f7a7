import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './diff-block.css.ts';

export interface Difference {
  name: string;
  /** null: there was nothing, or there is nothing any more. */
  was: string | null;
  is: string | null;
}

/** Old value, struck through, and new value: a screen reader says so, too. */
export function OldAndNew({ was, is }: Omit<Difference, 'name'>) {
  return (
    <>
      <span className={visuallyHidden}>was </span>
      {was === null ? <span className={css.none}>nothing</span> : <del>{was}</del>}
      <Icon of={ArrowRight} size="xs" className={css.arrow} />
      <span className={visuallyHidden}> is now </span>
      {is === null ? <span className={css.none}>nothing</span> : <ins>{is}</ins>}
    </>
  );
}

/** Changes: the old value, struck through, and the new one. For histories, logs, merges and wishes. */
export function DiffBlock({ label, changes }: { label: string; changes: readonly Difference[] }) {
  return (
    <dl className={css.block} aria-label={label}>
      {changes.map(({ name, was, is }) => (
        <div key={name} className={css.change}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.values}>
            <OldAndNew was={was} is={is} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
