import { csv, type Delimiter } from '#domain/values/csv.ts';
import type { Table } from './exchange-api.ts';

export function writeTable({ columns, rows, delimiter }: Table & { delimiter?: Delimiter }): Blob {
  return new Blob([csv([columns, ...rows], delimiter)], { type: 'text/csv;charset=utf-8' });
}
