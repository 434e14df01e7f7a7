import { cx } from '../cx.ts';
import * as css from './avatar.css.ts';

const hues = Object.keys(css.hues) as (keyof typeof css.hues)[];

/** First letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** The same name has the same hue on every screen and device. */
export function hueOf(name: string): keyof typeof css.hues {
  // A prime factor, so that names of the same letters differ, and a prime bound within whole numbers.
  const sum = [...name].reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003,
    7,
  );
  return hues[sum % hues.length] ?? 'info';
}

/** A person's initials on a soft hue that follows from the name. The name stands beside it. */
export function Avatar({ name, size = 'small' }: { name: string; size?: keyof typeof css.sizes }) {
  return (
    <span aria-hidden="true" className={cx(css.avatar, css.sizes[size], css.hues[hueOf(name)])}>
      {initials(name)}
    </span>
  );
}
