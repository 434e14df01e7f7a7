import * as css from './progress-ring.css.ts';

const size = 64;
const width = 7;
const round = size - width;

/** Share of the whole that is done, as a ring; the words stand beside it. */
export function ProgressRing({ value, of, label }: { value: number; of: number; label: string }) {
  const share = of > 0 ? Math.min(Math.max(value / of, 0), 1) : 0;
  const length = Math.PI * round;
  const circle = { cx: size / 2, cy: size / 2, r: round / 2, strokeWidth: width };
  const percent = `${Math.round(share * 100)}%`;
  return (
    <svg
      // A drawing of its own, not a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={`${label}: ${percent}`}
      viewBox={`0 0 ${size} ${size}`}
      className={css.ring}
    >
      <circle {...circle} className={css.track} />
      {share > 0 && (
        <circle {...circle} className={css.done} strokeDasharray={`${length * share} ${length}`} />
      )}
      <text x={size / 2} y={size / 2 + 5} textAnchor="middle" className={css.words}>
        {percent}
      </text>
    </svg>
  );
}
