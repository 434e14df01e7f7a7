import { usualKey } from '../../kept-value.ts';

/** Keeps what is usual from now on; null: as the product has it. Answers whether it was something else. */
export function keepUsual(key: string, value: string | null): boolean {
  if (localStorage.getItem(usualKey(key)) === value) return false;
  if (value === null) localStorage.removeItem(usualKey(key));
  else localStorage.setItem(usualKey(key), value);
  return true;
}
