import type { Example } from '../gallery.ts';
import { ControlTotal } from './control-total.tsx';

const rand = (cents: number) => `R\u00a0${(cents / 100).toFixed(2).replace('.', ',')}`;

const batches = [
  ['Still to enter', 124_050, 93_000],
  ['Too much', 124_050, 125_000],
  ['Both agree', 124_050, 124_050],
] as const;

export const gallery: Example[] = batches.map(([label, counted, entered]) => ({
  label,
  Example: () => <ControlTotal counted={counted} entered={entered} shown={rand} />,
}));
