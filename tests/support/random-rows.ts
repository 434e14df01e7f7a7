import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import type { Entity } from '../../src/domain/entity.ts';
import { fixedId } from './device.ts';

type Schema = z.core.$ZodType & {
  _zod: {
    def: {
      type: string;
      innerType?: Schema;
      element?: Schema;
      shape?: Record<string, Schema>;
      entries?: Record<string, string>;
    };
  };
};

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', 'yesterday', '2026-02-31', 'constructor', '__proto__', 'javascript:1', '//x'),
);
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const id = fc.integer({ min: 900, max: 915 }).map(fixedId);

/** Any value of the schema's type. Checks, such as "is a date", are not kept. */
function valueOf(schema: Schema, field: string): fc.Arbitrary<unknown> {
  const { type, innerType, element, shape, entries } = schema._zod.def;
  if (/(?:^id|Id|Ids)$/.test(field) && type === 'string') return id;
  switch (type) {
    case 'string':
      return text;
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}));
    case 'nullable':
      return fc.option(valueOf(innerType as Schema, field));
    case 'optional':
      return fc.option(valueOf(innerType as Schema, field), { nil: undefined });
    case 'array':
      return fc.array(valueOf(element as Schema, field), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(shape ?? {}).map(([name, part]) => [name, valueOf(part, name)]),
        ),
      );
    default:
      throw new Error(`No values of the type ${type} yet: ${field}`);
  }
}

/** Rows whose fields have the entity's types and nothing else in common with real ones; no number comes twice. */
export function rowsOf(
  { schema }: Entity,
  change: Record<string, unknown> = {},
): fc.Arbitrary<Record<string, unknown>[]> {
  return fc
    .uniqueArray(valueOf(schema as unknown as Schema, ''), {
      minLength: 1,
      maxLength: 5,
      selector: (row) => (row as { number?: number }).number ?? row,
    })
    .map((rows) =>
      rows.map((row, at) => ({
        ...(row as object),
        ...change,
        id: fixedId(at + 1),
        _scopes: ['tenant'],
        _generation: 1,
      })),
    );
}
