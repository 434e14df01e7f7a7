import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './count.css.ts';

/** A number that waits for somebody, with what it counts for people who listen. Nothing at 0. */
export function Count({ value, of }: { value: number; of: string }) {
  if (value === 0) return null;
  return (
    <span className={css.count}>
      {value > 99 ? '99+' : value}
      <span className={visuallyHidden}> {of}</span>
    </span>
  );
}
