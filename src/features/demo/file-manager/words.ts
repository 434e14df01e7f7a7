import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { grouped } from '../../../ui/time.ts';

const amount = (count: number, word: string) =>
  `${grouped(count)} ${count === 1 ? word : `${word}s`}`;

/** '3 folders, 13 files'. */
export function amountWords(folders: number, files: number): string {
  return `${amount(folders, 'folder')}, ${amount(files, 'file')}`;
}

/** '2 found'. */
export const foundWords = (found: number) => (found === 0 ? '' : `${grouped(found)} found`);

/** '2 Nov 2026' by the calendar of this device. */
export const dayOf = (instant: string) => dateWithYear(dayHere(new Date(instant)));

/** The name as the device of whoever downloads it knows it. */
export function downloadName({ name, type }: Pick<FileItem, 'name' | 'type'>): string {
  return type === untyped ? name : `${name}.${type.toLowerCase()}`;
}

/** Type of a file whose name has no end that says one. */
const untyped = 'FILE';

/** 'Budget' and 'XLS' of 'Budget.xls'. */
export function nameAndType(fileName: string): { name: string; type: string } {
  const [, name, type] = /^(.+)\.([a-z\d]{1,10})$/iu.exec(fileName) ?? [];
  if (name === undefined || type === undefined) return { name: fileName, type: untyped };
  return { name, type: type.toUpperCase() };
}
