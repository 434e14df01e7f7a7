import { cx } from '../cx.ts';
import * as css from './logo.css.ts';

const petals = {
  centre:
    'M50 28C42.5 38 40.8 46 41 54.5 41.2 61.5 45 67.5 50 72.5 55 67.5 58.8 61.5 59 54.5 59.2 46 57.5 38 50 28Z',
  side: 'M67.7 42.3C70 49 69.6 57 65.8 62.6 62.8 67 58.6 69.4 55.2 69.9 56.2 66.6 57.1 64 59.4 60.3 61.4 57 61.5 54 61.4 51.2 63 47.4 65 44.2 67.7 42.3Z',
};

/** A protea that is also a flame: one solid petal and two lighter ones on the accent. */
export function Logo({ size = 'small' }: { size?: 'small' | 'middle' | 'large' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="14 14 72 72"
      fill="currentColor"
      className={cx(css.tile, size === 'middle' && css.middle, size === 'large' && css.large)}
    >
      <path d={petals.side} opacity="0.62" transform="matrix(-1 0 0 1 100 0)" />
      <path d={petals.side} opacity="0.62" />
      <path d={petals.centre} />
    </svg>
  );
}
