import { isQueued, type QueuedOperation } from '#domain/operation.ts';
import type { MutationResult } from '#domain/protocol.ts';
import { operations } from '#domain/registry.ts';

const queued = new Map(
  operations.filter(isQueued).map((one): [string, QueuedOperation] => [one.name, one]),
);

/** Of a mutation that was executed in part, what its author is still to look at: the device keeps it until they do. */
export function leftOver(name: string, result: MutationResult): MutationResult {
  if (result.status !== 'applied' && result.status !== 'duplicate') return result;
  const left = queued.get(name)?.offline.leaves?.(result.output) ?? null;
  if (left === null) return result;
  const { message, current } = left;
  return { status: 'conflict', id: result.id, problem: { code: 'validation', message }, current };
}
