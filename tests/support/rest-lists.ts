import * as z from 'zod/mini';
import type { Entity } from '../../src/domain/entity.ts';
import type { Operation } from '../../src/domain/operation.ts';
import { operations, syncedEntities } from '../../src/domain/registry.ts';

/** An operation that answers all rows of an entity that somebody may read. */
export interface RestList {
  operation: Operation;
  entity: Entity;
  input: Record<string, unknown>;
  /** The rows of its answer. */
  rowsOf(answer: unknown): Record<string, unknown>[];
}

type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (schema: z.core.$ZodType) => schema._zod.def as Def;

/** The schema of the rows, in a list alone or under `data`. */
function rowSchema(
  output: z.core.$ZodType,
): { schema: z.core.$ZodType; under: string | null } | null {
  const def = defOf(output);
  if (def.type === 'array') return { schema: def.element, under: null };
  if (def.type !== 'object' || !def.shape['data']) return null;
  const data = defOf(def.shape['data']);
  return data.type === 'array' ? { schema: data.element, under: 'data' } : null;
}

/** How many fields of an entity the schema says as the entity does; 0 if it lacks one. */
function alikeFields(shape: z.core.$ZodShape, { schema }: Entity): number {
  const fields = Object.keys(schema.shape);
  if (!fields.every((field) => field in shape)) return 0;
  return fields.filter((field) => shape[field] === schema.shape[field]).length;
}

/**
 * The entity of which the schema says every field, most of them as the entity does.
 * Two entities can have the same fields: the one that the schema was made from has the most alike.
 */
function entityOf(schema: z.core.$ZodType): Entity | undefined {
  const def = defOf(schema);
  if (def.type !== 'object') return undefined;
  const likely = syncedEntities
    .map((entity) => ({ entity, alike: alikeFields(def.shape, entity) }))
    .filter(({ entity, alike }) => {
      const { length } = Object.keys(entity.schema.shape);
      return length > 3 && alike > length / 2;
    })
    .toSorted((a, b) => b.alike - a.alike);
  return likely[0]?.entity;
}

/** Every operation of the registry that needs no input and answers rows as an entity has them. */
export const restLists: readonly RestList[] = operations.flatMap((operation): RestList[] => {
  const found = rowSchema(operation.output);
  const entity = found && entityOf(found.schema);
  if (!entity || operation.path.includes(':')) return [];
  const input = z.safeParse(operation.input, { results: 500 }).success ? { results: 500 } : {};
  if (!z.safeParse(operation.input, input).success) return [];
  const rowsOf = (answer: unknown) =>
    (found.under === null ? answer : Reflect.get(answer as object, found.under)) as Record<
      string,
      unknown
    >[];
  return [{ operation, entity, input, rowsOf }];
});
