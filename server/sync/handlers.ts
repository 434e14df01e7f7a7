import { clockSkew } from '#domain/sync/clock-skew.ts';
import { Failure } from '#domain/errors.ts';
import { headers } from '#domain/headers.ts';
import { must } from '#domain/must.ts';
import type { MutationResult, SyncPage } from '#domain/protocol.ts';
import { health, openApi, pullChanges, pushMutations } from '#domain/sync/operations.ts';
import { takesColumns } from '#domain/sync/paths.ts';
import { assertHere } from '../access/sign-in/another-server.ts';
import { endGrantWithout } from '../access/sessions/end-sessions.ts';
import type { Caller } from '../caller.ts';
import { inTenant } from '../database/tenant.ts';
import { service } from '../handler.ts';
import { openApiDocument } from '../http/open-api.ts';
import type { Services } from '../services.ts';
import { executeByGrant } from './execute-by-grant.ts';
import { isAskedBy, pageFor } from './older/first-form.ts';
import { formOf } from './older/forms.ts';
import { leftOver } from './left-over.ts';
import { withinLimits } from './within-limits.ts';
import { executeMutation } from './execute.ts';
import { openSealed } from './open-sealed.ts';
import { sendPage, streamPages } from './stream-pages.ts';
import { withPlainColumns } from './older/plain-columns.ts';
import { readPage } from './read-page.ts';

const defaultPage = 1000;
const largestPage = 2000;

const arrived = new Set<MutationResult['status']>(['applied', 'duplicate', 'held']);

/** The last of what somebody left behind has come: nothing more is sent for them from that device. */
async function endGrant(services: Services, author: Caller, results: readonly MutationResult[]) {
  const { accountId, deviceId, sessionId } = author;
  if (sessionId !== null || deviceId === null) return;
  if (!results.every(({ status }) => arrived.has(status))) return;
  await endGrantWithout(services.pool, accountId, deviceId);
}

const rowsInWords = /^[A-Za-z]{1,40} \d{1,9}(, [A-Za-z]{1,40} \d{1,9}){0,30}$/;

/** A program too old for these rows, or a mistake of ours: nobody would hear of it otherwise. */
function logUnreadable({ log }: Services, reader: Caller, rows: string | undefined): void {
  if (rows === undefined || !rowsInWords.test(rows)) return;
  const { tenantId, accountId, deviceId } = reader;
  log.warn({ tenantId, accountId, deviceId, rows }, 'a device cannot read rows');
}

export const syncHandlers = {
  [health.name]: service(health, async (services, context) => {
    const { version, databaseKind } = services;
    try {
      await services.pool.query('select 1');
      await assertHere(services.pool, context.req.header(headers.tenant));
      return { status: 'ok' as const, version, database: databaseKind };
    } catch (error) {
      if (error instanceof Failure) throw error;
      services.log.error({ err: error }, 'the database does not answer');
      return context.json({ status: 'failing', version, database: databaseKind }, 503);
    }
  }),

  [openApi.name]: service(openApi, async (services) => openApiDocument(services.version)),

  [pushMutations.name]: service(pushMutations, async (services, _context, input, caller) => {
    const author = must(caller, 'the author of the mutations');
    const clockSkewSeconds = clockSkew(input.sentAt, services.clock());
    const way = author.sessionId === null ? executeByGrant : executeMutation;
    const execute = withinLimits(way);
    const results: MutationResult[] = [];
    const opened = await openSealed(services, author, input.mutations);
    for (const [at, { id, name }] of input.mutations.entries()) {
      const mutation = opened[at];
      if (!mutation) {
        results.push({ status: 'later', id });
        continue;
      }
      const result = await execute(services, author, { ...mutation, clockSkewSeconds });
      results.push(leftOver(name, result));
    }
    if (input.last) await endGrant(services, author, results);
    return { results };
  }),

  [pullChanges.name]: service(pullChanges, async (services, context, input, caller) => {
    const { cursor, scope } = input;
    const limit = Math.min(Math.max(1, Number(input.limit ?? defaultPage)), largestPage);
    const reader = must(caller, 'the reader of the changes');
    logUnreadable(services, reader, context.req.header(headers.unreadable));
    const form = formOf(context);
    const accept = context.req.header('accept') ?? '';
    const read = accept.includes(takesColumns) ? (found: SyncPage) => found : withPlainColumns;
    const page = async (from: string | undefined) =>
      pageFor(
        form,
        read(
          await inTenant(services.pool, reader.tenantId, (tx) =>
            readPage(tx, reader, { cursor: from, scope, limit, form }),
          ),
        ),
      );
    if (
      scope !== undefined &&
      !reader.accessScopes.some((entry) => isAskedBy(form, scope, entry.scope))
    ) {
      throw new Failure('not_found', 'This part is not within your reach');
    }
    if (!accept.includes('application/x-ndjson')) {
      return sendPage(context, await page(cursor));
    }
    return streamPages(context, cursor, page);
  }),
};
