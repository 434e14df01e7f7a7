import { grouped } from '../../../ui/time.ts';

/** 'R 1 240,50' of cents. */
export function amount(cents: number): string {
  const whole = grouped(Math.trunc(cents / 100));
  return `R\u00a0${whole},${String(cents % 100).padStart(2, '0')}`;
}
