import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { operations, serverEntities, syncedEntities } from '../../src/domain/registry.ts';

type Schema = z.core.$ZodType & {
  _zod: { def: { innerType?: Schema; element?: Schema; options?: Schema[]; shape?: Shape } };
};
type Shape = Record<string, Schema>;

const namesInstant = /(?:At|DateTime|^at|^time)$/;

/** Of a field that may be left out or empty, of a list, and of a packed column, which is a list among others: the schema that reads its values one by one. */
function oneOf(schema: Schema): Schema {
  const { innerType, element, options } = schema._zod.def;
  if (innerType) return oneOf(innerType);
  return element ?? options?.flatMap((option) => option._zod.def.element ?? [])[0] ?? schema;
}

/** Fields that name an instant, at any depth, with the schema that reads them. */
function instantsIn(schema: Schema, path: string): [path: string, schema: Schema][] {
  const { innerType, element, options, shape } = schema._zod.def;
  const within = [innerType, element, ...(options ?? [])].flatMap((part) =>
    part ? instantsIn(part, path) : [],
  );
  const fields = Object.entries(shape ?? {}).flatMap(([name, field]) => {
    const here = `${path}.${name}`;
    return namesInstant.test(name)
      ? [[here, oneOf(field)] as [string, Schema]]
      : instantsIn(field, here);
  });
  return [...within, ...fields];
}

const found = [
  ...operations.flatMap(({ name, input }) => instantsIn(input as Schema, `${name} input`)),
  ...operations.flatMap(({ name, output }) => instantsIn(output as Schema, `${name} output`)),
  ...[...syncedEntities, ...serverEntities].flatMap(({ name, schema }) =>
    instantsIn(schema as unknown as Schema, name),
  ),
];

/** Read item by item, in `executeMutation`: a wrong one must not delay the others. */
const readLater = new Set(['sync.push input.mutations.capturedAt', 'sync.push input.sentAt']);

test('issue 10.4: some fields name instants', () => {
  expect(found.length).toBeGreaterThan(15);
});

test.each(found.filter(([path]) => !readLater.has(path)))(
  'issue 10.4: %s is an instant or refused',
  (_path, schema) => {
    const accepts = (value: string) => z.safeParse(schema, value).success;
    expect(['yesterday', '', '2026-11-22'].filter(accepts)).toEqual([]);
    expect(accepts('2026-11-22T07:00:00.000Z')).toBe(true);
  },
);
