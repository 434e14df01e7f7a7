import type { Operation } from '#domain/operation.ts';
import type { CachedRead } from './cached-read.ts';
import type { Store } from './database.ts';
import { holdsAllAsOf } from './holds-all.ts';

export interface DeviceAnswer {
  output: unknown;
  /** When the device was last up to date, ms. */
  asOf: number;
}

/** The answer of this device; null as long as its first sync is not complete. */
export async function answerFromDevice(
  store: Store,
  operation: Operation,
  input: unknown,
  reads: readonly CachedRead[],
): Promise<DeviceAnswer | null> {
  const read = reads.find((one) => one.operation.name === operation.name);
  const asOf = read ? await holdsAllAsOf(store, read.facet) : null;
  if (!read || asOf === null) return null;
  const output = await read.query(store, input);
  return output === null ? null : { output, asOf };
}
