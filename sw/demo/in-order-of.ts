interface Row {
  id: string;
}

/** The rows in the order that somebody gave them. Those that it does not name keep their place behind the others. */
export function inOrderOf<One extends Row>(named: readonly Row[], rows: readonly One[]): One[] {
  const places = new Map(named.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Row) => places.get(id) ?? named.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
