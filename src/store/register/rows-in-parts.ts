import { type AnyRow, type Register, wholeRow } from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import { applyChanges, type WithPending } from '../outbox/with-pending.ts';
import { changedRows, registerChanges } from './register-changes.ts';

/** Rows of a part: they are read in one task of the page. */
const atOnce = 500;

/**
 * The rows under these ids, as this person sees them, in parts, so that the page goes on in between. Cached rows are read in the
 * order of their ids: ids that were made together stand together.
 */
export async function* rowsInParts(
  store: Store,
  register: Register,
  ids: readonly string[],
): AsyncGenerator<WithPending<AnyRow>[]> {
  const wanted = new Set(ids);
  const changes = await registerChanges(store, register);
  const changed = new Set(changes.map(({ patch }) => patch.id).filter((id) => wanted.has(id)));
  const table = store.cache.table<AnyRow, string>(register.entity.name);
  const ordered = ids.toSorted();
  const last = ordered.at(-1) ?? '';
  let [from] = ordered;
  while (from !== undefined) {
    const cached = await table.where('id').between(from, last, true, true).limit(atOnce).toArray();
    const part = cached.filter(({ id }) => wanted.has(id) && !changed.has(id));
    if (part.length > 0) {
      yield applyChanges([], part).map((row) => wholeRow(register, row));
    }
    // The smallest key behind the last one.
    const end = cached.at(-1)?.id;
    from = cached.length < atOnce || end === undefined ? undefined : `${end}\0`;
  }
  const left = [...changed];
  for (let at = 0; at < left.length; at += atOnce) {
    const some = new Set(left.slice(at, at + atOnce));
    const { after } = await changedRows(store, register, changes, some);
    yield after.map((row) => wholeRow(register, row));
  }
}
