import { csv } from '#domain/values/csv.ts';
import { saveFile } from '../../../../ui/save-file.ts';

type Cell = string | number;

/** Hands the person a table as a file for a spreadsheet; each row begins with what it belongs to. */
export function saveRows(name: string, head: readonly string[], rows: readonly Cell[][]): void {
  saveFile(`${name}.csv`, csv([head, ...rows.map((row) => row.map(String))]), 'text/csv');
}
