import { grouped } from '../ui/time.ts';

/** '1 card', '12 cards'. */
export function amount(value: number, one: string, many = `${one}s`): string {
  return `${grouped(value)} ${value === 1 ? one : many}`;
}
