import { memo, type KeyboardEvent } from 'react';
import { cx } from '../cx.ts';
import { haptics } from '../haptics.ts';
import { grouped } from '../time.ts';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './tally-key.css.ts';

interface TallyKeyProps {
  id: string;
  label: string;
  /** Count of this door. */
  count: number;
  /** Whether it was tapped last: a look confirms what the thumb did. */
  isLast: boolean;
  /** Nothing is felt. */
  isQuiet: boolean;
  onAdd(id: string): void;
}

/** A key that is held down counts once, like a thumb that rests. */
function onlyOnce(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

/** The whole card adds one. A tap draws the keys whose looks it changes, not all of them. */
export const TallyKey = memo(function TallyKey(props: TallyKeyProps) {
  const { id, label, count, isLast, isQuiet, onAdd } = props;
  return (
    <button
      type="button"
      className={cx(css.key, isLast && css.last)}
      onKeyDown={onlyOnce}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!isQuiet) haptics(8);
        onAdd(id);
      }}
    >
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        <span className={css.count}>{grouped(count)}</span>
      </span>
      <span className={css.plusIs[isLast ? 'solid' : 'soft']}>+1</span>
    </button>
  );
});

export interface Tallied {
  id: string;
  label: string;
  count: number;
}

/** Age and gender in one tap, so that the totals cannot disagree. They stand in the lower part. */
export function TallyKeys({
  keys,
  last,
  isQuiet = false,
  onAdd,
}: {
  keys: readonly Tallied[];
  /** The key that was tapped last; null before the first tap and after it was taken back. */
  last: string | null;
  isQuiet?: boolean;
  onAdd(id: string): void;
}) {
  return (
    <fieldset className={css.keys}>
      <legend className={visuallyHidden}>Tap to count one</legend>
      {keys.map(({ id, label, count }) => (
        <TallyKey
          key={id}
          id={id}
          label={label}
          count={count}
          isLast={id === last}
          isQuiet={isQuiet}
          onAdd={onAdd}
        />
      ))}
    </fieldset>
  );
}
