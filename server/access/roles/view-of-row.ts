import { type View, views } from '#domain/entity.ts';
import { must } from '#domain/must.ts';

/** The widest field mask among the scopes that hold a row. `views` lists them in that order. */
export function viewOfRow(scopes: readonly string[], fieldMasks: ReadonlyMap<string, View>): View {
  const held = new Set(scopes.map((scope) => fieldMasks.get(scope)));
  return must(
    views.find((view) => held.has(view)),
    'a view of a row in scope',
  );
}
