import type * as z from 'zod/mini';

/** Field masks of a facet of the tenant, the widest first: whole, or without its money. */
export const views = ['full', 'overseeing'] as const;
export type View = (typeof views)[number];

type Shape = z.core.$ZodLooseShape;
type FieldOf<S extends Shape> = Extract<keyof S, string>;

export interface Entity<Name extends string = string, S extends Shape = Shape> {
  name: Name;
  schema: z.ZodMiniObject<S>;
  /** Field -> the entity whose id it holds, or whose ids, where it is a list. */
  references: Partial<Record<FieldOf<S>, string>>;
  /** Fields that may be empty, and where they are not, the row is about the person in them: it goes with that person. */
  about?: readonly FieldOf<S>[];
  /** Fields of which the last edit counts, whatever it was made of. In every other one two edits may clash. */
  lastWins?: readonly FieldOf<S>[];
  /** Fields that hold packed columns, by their names. Programs from before get them as plain lists. */
  columns?: readonly FieldOf<S>[];
  /** A text by which its lists are ordered: devices keep an index of it. Each mask shows it. */
  orderedBy?: FieldOf<S>;
  /** Fields of each view that shows fewer fields than all. */
  masks?: Partial<Record<View, readonly FieldOf<S>[]>>;
}

export type RowOf<E> = E extends Entity<string, infer S> ? z.infer<z.ZodMiniObject<S>> : never;

/**
 * Defines a kind of record that devices hold, once: the server's table and the device's index strings
 * are held to it by contract tests. Rows carry no version and no tombstone: `change` keeps those.
 */
export function defineEntity<const Name extends string, S extends Shape>(
  entity: Entity<Name, S>,
): Entity<Name, S> {
  return entity;
}

/** The row as a view may see it. */
export function rowForView(
  entity: Pick<Entity, 'masks'>,
  row: Record<string, unknown>,
  view: View,
): Record<string, unknown> {
  const fields = entity.masks?.[view];
  return fields ? Object.fromEntries(fields.map((field) => [field, row[field]])) : row;
}
