/** The things that have one of these ids, in the order of the ids; an id that nothing has is left out. */
export function byIds<Thing extends { id: string }>(
  things: readonly Thing[],
  ids: readonly string[],
): Thing[] {
  const known = new Map(things.map((thing) => [thing.id, thing]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
