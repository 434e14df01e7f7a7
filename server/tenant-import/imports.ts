import type { Context } from 'hono';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { Failure } from '#domain/errors.ts';
import type { ImportedFile, ImportState } from '#domain/tenant-import/import-state.ts';
import type { Caller } from '../caller.ts';
import { hostTransaction } from './host-transaction.ts';
import { importInto, notEmpty } from './import-into.ts';
import { isEmpty } from './is-empty.ts';
import { lookAt } from './look-at.ts';
import type { OpenExport } from './open-export.ts';
import { problemOf } from './problem-of.ts';
import { receiveFile } from './receive-file.ts';

/** Files of a server at once, each up to the size of an upload on its disk. */
const places = 4;
/** Milliseconds that a file waits for its confirmation, and an outcome for its reader. */
const patience = 30 * 60_000;

type Held =
  | { state: 'receiving' }
  | { state: 'checked'; by: string; file: ImportedFile; opened: OpenExport }
  | Extract<ImportState, { state: 'running' | 'done' | 'failed' }>;

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
  const held = new Map<string, Held>();

  function drop(tenantId: string): void {
    const last = held.get(tenantId);
    if (last?.state === 'checked') last.opened.close();
    held.delete(tenantId);
  }

  function hold(tenantId: string, next: Held): void {
    held.set(tenantId, next);
    setTimeout(() => held.get(tenantId) === next && drop(tenantId), patience).unref();
  }

  /** A place for one more file, unless the organisation is at work on one. */
  function take(tenantId: string): void {
    const { state } = held.get(tenantId) ?? {};
    if (state === 'receiving' || state === 'running') {
      throw new Failure('conflict', 'A file is being brought in just now. Wait until that is done');
    }
    drop(tenantId);
    const files = [...held.values()].filter(
      (one) => one.state !== 'done' && one.state !== 'failed',
    );
    if (files.length >= places) {
      throw new Failure('unavailable', 'The server is busy with other files. Try again later', {
        retryAfter: 60,
      });
    }
    held.set(tenantId, { state: 'receiving' });
  }

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
      hold(caller.tenantId, { state: 'checked', by: caller.accountId, file, opened });
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
        held.set(tenantId, { state: 'running', file, written, tables });
      });
      hold(tenantId, { state: 'done', file, ...done });
      await onDone(caller.accountId);
    } catch (error) {
      hold(tenantId, { state: 'failed', file, problem: problemOf(error, log) });
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
      take(caller.tenantId);
      try {
        return await receive(caller, context);
      } finally {
        if (held.get(caller.tenantId)?.state === 'receiving') drop(caller.tenantId);
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
      held.set(caller.tenantId, state);
      void run(caller, last.file, last.opened);
      return state;
    },
    close() {
      for (const tenantId of held.keys()) drop(tenantId);
    },
  };
}
