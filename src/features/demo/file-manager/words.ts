import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { amount } from '../../../demo/amount.ts';
import { grouped } from '../../../ui/time.ts';

/** '3 folders, 13 files'. */
export function amountWords(folders: number, files: number): string {
  return `${amount(folders, 'folder')}, ${amount(files, 'file')}`;
}

/** '2 found'. */
export const foundWords = (found: number) => (found === 0 ? '' : `${grouped(found)} found`);

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
