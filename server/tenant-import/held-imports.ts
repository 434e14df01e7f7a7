import { Failure } from '#domain/errors.ts';
import type { ImportedFile, ImportStateNamed } from '#domain/tenant-import/import-state.ts';
import type { OpenExport } from './open-export.ts';

/** Files of a server at once, each up to the size of an upload on its disk. */
const places = 4;
/** Milliseconds that a file waits for its confirmation, and an outcome for its reader. */
const patience = 30 * 60_000;

const busy = 'A file is being brought in just now. Wait until that is done';
const full = 'The server is busy with other files. Try again later';

export type HeldImport =
  | { state: 'receiving' }
  | { state: 'checked'; by: string; file: ImportedFile; opened: OpenExport }
  | ImportStateNamed<'running' | 'done' | 'failed'>;

/** Files that this process holds open, one for each organisation: without the process nothing is left of them. */
export interface HeldImports {
  get(tenantId: string): HeldImport | undefined;
  /** A place for one more file, unless the organisation is at work on one. */
  take(tenantId: string): void;
  put(tenantId: string, next: HeldImport): void;
  /** The same for a while. */
  keep(tenantId: string, next: HeldImport): void;
  drop(tenantId: string): void;
  close(): void;
}

export function createHeldImports(): HeldImports {
  const held = new Map<string, HeldImport>();

  function drop(tenantId: string): void {
    const last = held.get(tenantId);
    if (last?.state === 'checked') last.opened.close();
    held.delete(tenantId);
  }
  return {
    get: (tenantId) => held.get(tenantId),
    put: (tenantId, next) => void held.set(tenantId, next),
    keep(tenantId, next) {
      held.set(tenantId, next);
      setTimeout(() => held.get(tenantId) === next && drop(tenantId), patience).unref();
    },
    take(tenantId) {
      const { state } = held.get(tenantId) ?? {};
      if (state === 'receiving' || state === 'running') throw new Failure('conflict', busy);
      drop(tenantId);
      const files = [...held.values()].filter(({ state: at }) => at !== 'done' && at !== 'failed');
      if (files.length >= places) throw new Failure('unavailable', full, { retryAfter: 60 });
      held.set(tenantId, { state: 'receiving' });
    },
    drop,
    close() {
      for (const tenantId of held.keys()) drop(tenantId);
    },
  };
}
