import { cx } from '../cx.ts';
import * as css from './landscape.css.ts';

export type LandscapeTone = keyof typeof css.tones;

/** Hills under a sun, for a card that has no picture of its own. It says nothing: the words stand below it. */
export function Landscape({
  tone = 'accent',
  className,
}: {
  tone?: LandscapeTone;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 110"
      preserveAspectRatio="xMidYMax slice"
      className={cx(css.tones[tone], className)}
    >
      <circle className={css.sun} cx="232" cy="40" r="27" />
      <path className={css.far} d="M0 98 62 84 78 46h82l18 36 40 8 102-12v32H0z" />
      <path className={css.near} d="M0 100c54-14 92-12 148-7s118-14 172-2v19H0z" />
    </svg>
  );
}
