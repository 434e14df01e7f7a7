import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './skeleton.css.ts';

const widths = ['62%', '38%', '74%', '46%', '68%', '34%'];

/** The shape of what comes, after 300 ms. */
export function Skeleton({ lines = 4, what }: { lines?: number; what: string }) {
  return (
    <output className={css.skeleton}>
      <span className={visuallyHidden}>Loading {what}…</span>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={css.line} style={{ width: widths[index % widths.length] }} />
      ))}
    </output>
  );
}
