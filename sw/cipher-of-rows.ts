import { must } from '#domain/must.ts';
import type { RowCipher } from '#store/sealing/row-seal.ts';
import { importScript } from './import-script.ts';

/** Exports that `sw-cipher.js` adds to the worker. */
export interface CipherScope {
  rowCipher?: RowCipher;
}

/** As the worker installs: what was imported then is there offline. */
export function bringCipher(): void {
  importScript('/sw-cipher.js');
}

/** Evaluated with the first row that is sealed: most devices have none. */
export const cipherOfRows: RowCipher = (...given) => {
  const scope = globalThis as CipherScope;
  if (!scope.rowCipher) bringCipher();
  return must(scope.rowCipher, 'the cipher of rows')(...given);
};
