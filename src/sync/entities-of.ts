import type { Change } from '#domain/protocol.ts';
import type { SyncContext } from './context.ts';
import type { EntitiesByName } from './entities-by-name.ts';
import { PullInterrupted } from './pages.ts';

const noEntities: EntitiesByName = new Map();

/** Their schemas may have to come by the network. */
export async function entitiesFor(
  context: SyncContext,
  names: readonly string[],
): Promise<EntitiesByName> {
  if (names.length === 0) return noEntities;
  try {
    return await context.entities(new Set(names));
  } catch (error) {
    throw new PullInterrupted(String(error));
  }
}

export function entitiesOf(
  context: SyncContext,
  changes: readonly Change[],
): Promise<EntitiesByName> {
  return entitiesFor(
    context,
    changes.flatMap(({ t, gone }) => (gone ? [] : [t])),
  );
}
