import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { isQueued, type QueuedOperation, upgradeArgs } from '#domain/operation.ts';
import { may } from '#domain/permissions.ts';
import type { Mutation, MutationResult } from '#domain/protocol.ts';
import { operations } from '#domain/registry.ts';
import { validated } from '#domain/validate.ts';
import { instant } from '#domain/values/dates/instant.ts';
import { isPrivate, linesOf } from '../audit/operation-lines.ts';
import type { Caller } from '../caller.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import type { CommandHandler, Services } from '../services.ts';
import { assertStorable } from '../http/storable.ts';
import { onceHadRole } from '../access/roles/once-had-role.ts';
import { isPassing } from '../database/is-passing.ts';
import { type Claim, claimMutation } from './claim-mutation.ts';
import type { Effect, Rows } from './effect.ts';
import { type Recorded, recordEffect } from './record-effect.ts';

/** Undoes the transaction with a verdict that is no failure of the program. */
class Undone extends Error {
  readonly result: MutationResult;

  constructor(result: MutationResult) {
    super(result.status);
    this.name = 'Undone';
    this.result = result;
  }
}

const queued = new Map(operations.filter(isQueued).map((operation) => [operation.name, operation]));

/** A mutation, and how far its device's clock is ahead, where the device said what its clock says. */
export type Arrived = Mutation & { clockSkewSeconds?: number | null };

/** Looked at item by item, like the arguments: a wrong one delays no other. */
const captured = z.object({ capturedAt: instant });

interface Checked {
  operation: QueuedOperation;
  handler: CommandHandler;
  input: unknown;
}

function refused(id: string, failure: Failure): MutationResult {
  const { code, message, fields, current } = failure;
  // The row that it was based on has changed: not wrong in itself, so its author looks again.
  if (code === 'conflict') return { status: 'conflict', id, problem: { code, message }, current };
  return { status: 'rejected', id, problem: { code, message, ...(fields && { fields }) } };
}

function check(services: Services, mutation: Mutation): Checked | MutationResult {
  const operation = queued.get(mutation.name);
  // Captured by a program newer than this server: it waits until the server is up to date.
  if (!operation || mutation.form > operation.offline.form) {
    return { status: 'later', id: mutation.id };
  }
  const handler = services.handlers[operation.name];
  if (handler?.kind !== 'command') throw new Error(`${operation.name} has no command handler`);
  assertStorable(mutation.args);
  validated(captured, mutation);
  const args = upgradeArgs(operation.offline, mutation.form, mutation.args);
  return { operation, handler, input: validated(operation.input, args) };
}

/** Row of a mutation that waits for an administrator, as it came. An operation without a review is refused. */
function asHeld(
  services: Services,
  { accountId, name: authorName }: Caller,
  { id, name, form, args, capturedAt }: Arrived,
  { operation, input }: Checked,
): Rows {
  const review = operation.offline.review?.(input);
  if (!review) throw new Failure('forbidden', 'Your access had ended when this arrived');
  const came = { name, form, args, capturedAt, receivedAt: services.clock().toISOString() };
  const undecided = { status: 'waiting', decidedByName: null, decidedAt: null, reason: null };
  return {
    [review.entity]: [{ id, accountId, authorName, ...came, ...review.about, ...undecided }],
  };
}

/** Number of one person's mutations that may wait for an administrator, and seconds until the device asks again. */
const mostHeld = 200;
const askAgain = 3600;

/** A person without the right fills nobody's list: the surplus waits on the device. */
async function assertRoomForHeld(
  tx: TenantTransaction,
  { accountId }: Caller,
  { id }: Arrived,
): Promise<void> {
  const [waiting] = await tx.rows<{ count: number }>(
    'held of account',
    `select count(*) as count from held_mutation
     where tenant_id = $1 and account_id = $2 and status = 'waiting'`,
    [tx.tenantId, accountId],
  );
  if (must(waiting, 'a count').count < mostHeld) return;
  throw new Undone({ status: 'later', id, retryAfter: askAgain });
}

/** Somebody else's or an earlier one's: nothing is written then, and the answer is the one that it had. */
async function assertClaimed(claiming: Promise<Claim>): Promise<void> {
  const claim = await claiming;
  if (claim.kind === 'settled') throw new Undone(claim.result);
}

/** Events to publish after the write. */
interface Done {
  recorded?: Recorded;
  chose?: Effect['chose'];
}

async function apply(
  tx: TenantTransaction,
  services: Services,
  caller: Caller,
  mutation: Arrived,
  checked: Checked,
): Promise<MutationResult & Done> {
  const { operation, handler, input } = checked;
  const hash = createHash('sha256')
    .update(JSON.stringify([mutation.name, mutation.form, mutation.args]))
    .digest();
  const about = { operation, input, caller, doneAt: mutation.capturedAt } as const;
  const claiming = claimMutation(tx, caller.accountId, mutation, hash);
  const permission = operation.may;
  const subject = operation.subject(input);
  const allowed =
    permission === 'signedIn' ||
    (permission !== 'anyone' && may(caller.grants, permission, subject));
  if (caller.ended || !allowed) {
    await assertClaimed(claiming);
    if (!caller.ended && !(await onceHadRole(tx, caller.accountId, permission, subject))) {
      throw new Failure('forbidden', 'You may not do this. Ask an administrator of your church');
    }
    await assertRoomForHeld(tx, caller, mutation);
    const effect = { output: null, inserts: asHeld(services, caller, mutation, checked) };
    const lines = linesOf({ ...about, outcome: 'held' }, effect);
    const recorded = await recordEffect(tx, effect, { id: mutation.id, status: 'held', lines });
    return { status: 'held', id: mutation.id, output: null, ...versionOf(recorded), recorded };
  }

  const running = handler.run(tx, caller, input, {
    id: mutation.id,
    capturedAt: mutation.capturedAt,
    clockSkewSeconds: mutation.clockSkewSeconds ?? null,
    now: services.clock(),
  });
  // The handler's queries travel with the claim. It ends before the transaction does, whatever the claim says.
  await Promise.allSettled([claiming, running]);
  await assertClaimed(claiming);
  const effect = await running;
  const lines = linesOf({ ...about, outcome: 'done' }, effect);
  const recorded = await recordEffect(tx, effect, { id: mutation.id, status: 'applied', lines });
  return {
    status: 'applied',
    id: mutation.id,
    output: effect.output,
    ...versionOf(recorded),
    recorded,
    chose: effect.chose,
  };
}

function versionOf({ epoch, v }: Recorded): { epoch: string; v: number } {
  return { epoch, v };
}

/** An edit that clashes is no attempt at anything: its author decides what stands. */
async function noteRefused(
  services: Services,
  caller: Caller,
  { name, capturedAt }: Arrived,
  { checked, failure }: { checked: Checked | undefined; failure: Failure },
): Promise<void> {
  const operation = queued.get(name);
  if (!operation || isPrivate(operation) || failure.code === 'conflict') return;
  const { code: error } = failure;
  const attempt = { operation, caller, input: checked?.input, error };
  const wellTimed = captured.safeParse({ capturedAt }).success;
  await services.refusals.note({ ...attempt, ...(wellTimed && { doneAt: capturedAt }) });
}

/** Executes one mutation in a transaction of its own, exactly once, and says what became of it. */
export async function executeMutation(
  services: Services,
  caller: Caller,
  mutation: Arrived,
): Promise<MutationResult> {
  let checked: Checked | undefined;
  try {
    const found = check(services, mutation);
    if ('status' in found) return found;
    checked = found;
    const { recorded, chose, ...result } = await inTenant(services.pool, caller.tenantId, (tx) =>
      apply(tx, services, caller, mutation, found),
    );
    if (recorded) services.live.changed(caller.tenantId, must(recorded, 'a version'));
    if (chose) services.live.statusChosen(caller.accountId, chose);
    return result;
  } catch (error) {
    if (error instanceof Undone) return error.result;
    if (error instanceof Failure) {
      await noteRefused(services, caller, mutation, { checked, failure: error });
      return refused(mutation.id, error);
    }
    const passing = isPassing(error);
    services.log.error(
      { err: error, operation: mutation.name, mutation: mutation.id, passing },
      'a mutation could not be executed',
    );
    // Whatever it is, the device keeps the item: a server that is mended still gets it.
    return { status: 'later', id: mutation.id, ...(!passing && { fault: true }) };
  }
}
