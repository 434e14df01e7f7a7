import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Failure } from '#domain/errors.ts';
import { headers } from '#domain/headers.ts';
import { isQueued, type Operation, type QueuedOperation } from '#domain/operation.ts';
import { holds, may } from '#domain/permissions.ts';
import { operations } from '#domain/registry.ts';
import { pushMutations } from '#domain/sync/operations.ts';
import { validated } from '#domain/validate.ts';
import { newId } from '#domain/values/new-id.ts';
import { uuid } from '#domain/values/uuid.ts';
import { refuseToSeen } from './access/see-as/open-to-seen.ts';
import { orAnotherServer } from './access/sign-in/another-server.ts';
import { countCall } from './access/sign-in/call-limits.ts';
import type { Caller } from './caller.ts';
import { inTenant } from './database/tenant.ts';
import { answerError } from './http/answer-errors.ts';
import { oneHost } from './http/one-host.ts';
import { readInput } from './http/read-input.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { staticFiles } from './http/static-files.ts';
import type { Services } from './services.ts';
import { executeMutation } from './sync/execute.ts';

/** Identifies the caller; the tenant is the session's, and a header that names another is refused. */
async function callerOf(services: Services, context: Context, operation: Operation) {
  const bearer = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  const grant = context.req.header(headers.secondToken);
  const caller = await identify(services, operation, bearer, grant);
  const named = context.req.header(headers.tenant);
  if (named !== undefined && named !== caller.tenantId) {
    throw new Failure('forbidden', 'You are signed in to another church. Sign in to this one');
  }
  return caller;
}

async function identify(
  services: Services,
  operation: Operation,
  bearer: string | undefined,
  grant: string | undefined,
): Promise<Caller> {
  const opensByGrant = operation.name === pushMutations.name && grant !== undefined;
  if (bearer !== undefined) {
    try {
      return await services.callers.byAccessToken(bearer);
    } catch (error) {
      if (!opensByGrant) throw error;
    }
  }
  if (opensByGrant) return services.callers.bySubmitGrant(grant);
  throw new Failure('unauthorized', 'Sign in to go on');
}

/** Permission before any look-up: held nowhere is 403, held elsewhere is as if it did not exist. */
function permit(operation: Operation, caller: Caller, input: unknown): void {
  const permission = operation.may;
  if (permission === 'anyone' || permission === 'signedIn') return;
  if (may(caller.grants, permission, operation.subject(input))) return;
  throw new Failure('not_found', 'This was not found');
}

function permitAtAll(operation: Operation, caller: Caller): void {
  const permission = operation.may;
  if (permission === 'anyone' || permission === 'signedIn') return;
  if (!holds(caller.grants, permission)) {
    throw new Failure('forbidden', 'You may not do this. Ask an administrator of your church');
  }
}

/** Says to the audit where rights are missing: a record out of scope reads like one that is not there. */
async function noted<T>(
  { refusals }: Services,
  asked: { operation: Operation; caller: Caller; input?: unknown },
  work: () => T,
): Promise<Awaited<T>> {
  try {
    return await work();
  } catch (error) {
    const isRefused =
      error instanceof Failure && (error.code === 'forbidden' || error.code === 'not_found');
    // The audit would name the person who is seen, and an administrator tried it.
    if (isRefused && asked.caller.seenBy === undefined) {
      await refusals.note({ input: undefined, ...asked, error: error.code });
    }
    throw error;
  }
}

/** The plain route of a queued operation: the same handler, with `Idempotency-Key` as the id. */
async function submit(
  services: Services,
  context: Context,
  operation: QueuedOperation,
  caller: Caller,
  args: unknown,
): Promise<unknown> {
  // A call that the specification names has no id of its own: each is a submission. Lists that have the
  // newest first sort by it.
  const own = operation.status === 200 ? newId(services.clock().getTime()) : undefined;
  const id = context.req.header(headers.idempotencyKey) ?? own;
  if (id === undefined || !uuid.safeParse(id).success) {
    throw new Failure('bad_request', 'Name the submission by a UUID in the Idempotency-Key header');
  }
  const result = await executeMutation(services, caller, {
    id,
    name: operation.name,
    form: operation.offline.form,
    args,
    capturedAt: services.clock().toISOString(),
  });
  switch (result.status) {
    case 'applied':
    case 'duplicate':
    case 'held':
      return result.output;
    case 'later':
      throw new Failure('unavailable', 'The server is busy. Try again in a moment', {
        retryAfter: result.retryAfter ?? 2,
      });
    case 'conflict':
    case 'rejected': {
      const { code, message, fields } = result.problem;
      throw new Failure(code as 'validation', message, fields ? { fields } : {});
    }
  }
}

async function answer(
  services: Services,
  context: Context,
  operation: Operation,
): Promise<unknown> {
  const handler = services.handlers[operation.name];
  if (!handler) throw new Error(`${operation.name} has no handler`);
  const caller = operation.may === 'anyone' ? null : await callerOf(services, context, operation);
  if (caller) refuseToSeen(caller, operation);
  if (caller) await noted(services, { operation, caller }, () => permitAtAll(operation, caller));
  const raw = await readInput(context, operation);
  const input = validated(operation.input, raw);
  if (caller) {
    await countCall(services.callLimits, operation, caller.seenBy ?? caller.accountId, input);
  }
  if (caller) {
    await noted(services, { operation, caller, input }, () => permit(operation, caller, input));
  }
  if (handler.kind === 'service') {
    const work = () => handler.run(services, context, input, caller);
    return caller && operation.method !== 'GET'
      ? noted(services, { operation, caller, input }, work)
      : work();
  }
  if (!caller) throw new Error(`${operation.name} reads a tenant, so it needs a session`);
  if (handler.kind === 'command') {
    if (!isQueued(operation)) throw new Error(`${operation.name} writes, so it must be queued`);
    return submit(services, context, operation, caller, raw);
  }
  return inTenant(services.pool, caller.tenantId, (tx) => handler.run(tx, caller, input));
}

function receiptIn(output: unknown): string | null {
  if (typeof output !== 'object' || output === null || !('receiptNumber' in output)) return null;
  return String(output.receiptNumber);
}

/** The API, every operation at its address, and the files of the page. */
export function createApp(
  services: Services,
  { clientFolder, https }: { clientFolder: string; https: boolean },
): Hono {
  for (const { name } of operations) {
    if (!services.handlers[name]) throw new Error(`${name} has no handler`);
  }
  const app = new Hono();
  app.use(secureHeaders({ https }));
  app.use(oneHost);
  app.use('/api/*', async (context, next) => {
    await next();
    // Nobody reads the body of an answer to HEAD: what would still be written to it ends here.
    if (context.req.method === 'HEAD') await context.res.body?.cancel();
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  });
  for (const operation of operations) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(operation.method, path, async (context) => {
      const output = await answer(services, context, operation);
      if (output instanceof Response) return output;
      const receipt = receiptIn(output);
      if (receipt) context.header(headers.receipt, receipt);
      return context.json(output as object, operation.status as ContentfulStatusCode);
    });
  }
  app.all('/api/*', () => {
    throw new Failure('not_found', 'There is nothing at this address');
  });
  app.route('/', staticFiles(clientFolder));
  app.onError(async (error, context) => {
    const tenantId = context.req.header(headers.tenant);
    const cause = await orAnotherServer(services.pool, tenantId, error);
    return answerError(cause, context, services.log);
  });
  return app;
}
