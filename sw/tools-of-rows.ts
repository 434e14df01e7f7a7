import { must } from '#domain/must.ts';
import type { RowTools } from '#store/sealing/row-tools.ts';
import { importScript } from './import-script.ts';

/** Exports that `sw-cipher.js` adds to the worker. */
export interface ToolsScope {
  rowTools?: RowTools;
}

/** As the worker installs: what was imported then is there offline. */
export function bringTools(): void {
  importScript('/sw-cipher.js');
}

/** Evaluated with the first row that is sealed: most devices have none. */
export function toolsOfRows(): RowTools {
  const scope = globalThis as ToolsScope;
  if (!scope.rowTools) bringTools();
  return must(scope.rowTools, 'the tools of sealed rows');
}
