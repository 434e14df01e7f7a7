import { type View, views } from '#domain/entity.ts';
import { must } from '#domain/must.ts';

/** The widest view among the slices that hold a row. Views stand in that order. */
export function viewOfRow(scopes: readonly string[], reach: ReadonlyMap<string, View>): View {
  const held = new Set(scopes.map((scope) => reach.get(scope)));
  return must(
    views.find((view) => held.has(view)),
    'a view of a row in reach',
  );
}
