import type * as z from 'zod/mini';

/** What a role sees of a slice of the tenant, the widest first. An entity names, per view, the fields that the view shows. */
export const views = [
  /** Everything of a church. */
  'full',
  /** Everything of a group that the person leads. */
  'leading',
  /** A church without its money. */
  'overseeing',
  /** What counting needs. */
  'counting',
  /** The person's own. */
  'own',
  /** What somebody without a role still hears: what became of what they sent. */
  'left',
] as const;
export type View = (typeof views)[number];

type Shape = z.core.$ZodLooseShape;
type FieldOf<S extends Shape> = Extract<keyof S, string>;

export interface Entity<Name extends string = string, S extends Shape = Shape> {
  name: Name;
  schema: z.ZodMiniObject<S>;
  /** Field -> the entity whose id it holds. */
  references: Partial<Record<FieldOf<S>, string>>;
  /** Fields a view shows; a view that is not named sees no row of this entity. */
  views: Partial<Record<View, 'all' | readonly FieldOf<S>[]>>;
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

/** The row as a view may see it, or null when the view sees no row of this entity. */
export function rowForView(
  entity: Pick<Entity, 'views'>,
  row: Record<string, unknown>,
  view: View,
): Record<string, unknown> | null {
  const fields = entity.views[view];
  if (fields === undefined) return null;
  if (fields === 'all') return row;
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}
