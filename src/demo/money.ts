import { grouped } from '../ui/time.ts';

const space = '\u00a0';
const minus = '\u2212';

const signOf = (cents: number) => (cents < 0 ? `${minus}${space}` : '');

/** 'R 350 000': whole Rand, of cents. */
export function rand(cents: number): string {
  return `${signOf(cents)}R${space}${grouped(Math.round(Math.abs(cents) / 100))}`;
}

/** 'R 8 214,50': Rand and cents, of cents. */
export function exactRand(cents: number): string {
  const all = Math.round(Math.abs(cents));
  const rest = String(all % 100).padStart(2, '0');
  return `${signOf(cents)}R${space}${grouped(Math.floor(all / 100))},${rest}`;
}

/** 'R 900k': thousands of Rand, of cents. */
export function shortRand(cents: number): string {
  return `${signOf(cents)}R${space}${grouped(Math.round(Math.abs(cents) / 100_000))}k`;
}

/** '38,3%'. */
export function percent(value: number): string {
  return `${String(value).replace('.', ',')}%`;
}
