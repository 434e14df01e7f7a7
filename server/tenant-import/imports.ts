import type { Context } from 'hono';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { Failure } from '#domain/errors.ts';
import type { ImportedFile, ImportState } from '#domain/tenant-import/import-state.ts';
import type { Caller } from '../caller.ts';
import { createHeldImports } from './held-imports.ts';
import { hostTransaction } from './host-transaction.ts';
import { importInto, notEmpty } from './import-into.ts';
import { isEmpty } from './is-empty.ts';
import { lookAt } from './look-at.ts';
import type { OpenExport } from './open-export.ts';
import { problemOf } from './problem-of.ts';
import { receiveFile } from './receive-file.ts';

export interface Imports {
  stateOf(caller: Caller): Promise<ImportState>;
  check(caller: Caller, context: Context): Promise<ImportState>;
  begin(caller: Caller, sha256: string): Promise<ImportState>;
  close(): void;
}

interface Parts {
  pool: Pool;
  log: Logger;
  /** After the commit: the account has other rights, and the database many more rows. */
  onDone(accountId: string): Promise<void>;
}

/** Files that this process holds, one for each organisation. It holds them open: without it nothing is left of them. */
export function createImports({ pool, log, onDone }: Parts): Imports {
  const held = createHeldImports();

  const hasRoom = ({ tenantId }: Caller) =>
    hostTransaction(pool, tenantId, (client) => isEmpty(client, tenantId));

  async function receive(caller: Caller, context: Context): Promise<ImportState> {
    const { rows } = await pool.query<{ email: string }>(
      'select email from account where id = $1',
      [caller.accountId],
    );
    const received = await receiveFile(context);
    try {
      const { opened, file, problem } = await lookAt(received, rows[0]?.email ?? '');
      if (problem !== null) {
        opened.close();
        return { state: 'refused', file, problem: problem.replace(/\.$/, '') };
      }
      held.keep(caller.tenantId, { state: 'checked', by: caller.accountId, file, opened });
      return { state: 'checked', file };
    } catch (error) {
      throw new Failure('validation', problemOf(error, log), { cause: error });
    }
  }

  async function run(caller: Caller, file: ImportedFile, opened: OpenExport): Promise<void> {
    const { tenantId } = caller;
    let written = 0;
    try {
      const sent = { file: opened, sha256: file.sha256 };
      const done = await importInto(pool, caller, sent, (tables) => {
        written += 1;
        held.put(tenantId, { state: 'running', file, written, tables });
      });
      held.keep(tenantId, { state: 'done', file, ...done });
      // It is in: what is left makes it known, and quick.
      await onDone(caller.accountId).catch((error: unknown) =>
        log.error({ err: error }, 'After an import'),
      );
    } catch (error) {
      held.keep(tenantId, { state: 'failed', file, problem: problemOf(error, log) });
    } finally {
      opened.close();
    }
  }

  return {
    async stateOf(caller) {
      const last = held.get(caller.tenantId);
      if (last?.state === 'checked') return { state: 'checked', file: last.file };
      if (last && last.state !== 'receiving') return last;
      return (await hasRoom(caller)) ? { state: 'empty' } : { state: 'taken' };
    },
    async check(caller, context) {
      if (!(await hasRoom(caller))) throw new Failure('conflict', notEmpty);
      held.take(caller.tenantId);
      try {
        return await receive(caller, context);
      } finally {
        if (held.get(caller.tenantId)?.state === 'receiving') held.drop(caller.tenantId);
      }
    },
    async begin(caller, sha256) {
      if (!(await hasRoom(caller))) throw new Failure('conflict', notEmpty);
      const last = held.get(caller.tenantId);
      const isIt = last?.state === 'checked' && last.file.sha256 === sha256;
      if (!isIt || last.by !== caller.accountId) {
        throw new Failure('conflict', 'The server no longer has this file. Choose it again');
      }
      const state = { state: 'running', file: last.file, written: 0, tables: 1 } as const;
      held.put(caller.tenantId, state);
      void run(caller, last.file, last.opened);
      return state;
    },
    close: held.close,
  };
}
