import * as z from 'zod/mini';
import type { Handler } from '../../server/services.ts';
import { requestFor } from '../../src/api/calls/request-for.ts';
import type { Operation } from '../../src/domain/operation.ts';
import { operations } from '../../src/domain/registry.ts';

/** A question to the server, and whose it is. */
export interface Reading {
  name: string;
  method: string;
  path: string;
  body: unknown;
}

/** Its answer never ends: it is listened to by a test of its own. */
const endless = '/api/v1/live';

function unwrapped(schema: z.core.$ZodType): { schema: z.core.$ZodType; required: boolean } {
  const { def } = schema._zod as unknown as { def: { type: string; innerType?: z.core.$ZodType } };
  if (!['optional', 'nullable', 'default'].includes(def.type) || !def.innerType) {
    return { schema, required: true };
  }
  return { schema: unwrapped(def.innerType).schema, required: def.type === 'nullable' };
}

/** The values that a field of an input takes: every choice, and all of `pool` that it may be. */
function valuesFor(schema: z.core.$ZodType, pool: readonly unknown[]): unknown[] {
  const inner = unwrapped(schema).schema;
  const { def } = inner._zod as unknown as {
    def: {
      entries?: Record<string, unknown>;
      shape?: Record<string, z.core.$ZodType>;
      element?: z.core.$ZodType;
    };
  };
  if (def.entries) return Object.values(def.entries);
  const found = pool.filter((value) => z.safeParse(inner, value).success);
  if (def.element) return valuesFor(def.element, pool).map((value) => [value]);
  if (found.length > 0 || !def.shape) return found;
  const parts = Object.entries(def.shape);
  if (parts.length === 0) return [{}];
  // An object of parts that may each be left out.
  return parts.flatMap(([name, part]) => valuesFor(part, pool).map((value) => ({ [name]: value })));
}

/** Inputs of an operation, in each of which one field has one of the values that it takes. */
function inputsOf(operation: Operation, pool: readonly unknown[]): Record<string, unknown>[] {
  const { shape } = operation.input as unknown as { shape: Record<string, z.core.$ZodType> };
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    required: unwrapped(schema).required,
    values: valuesFor(schema, pool),
  }));
  const untried = fields.filter(({ values }) => values.length === 0);
  if (untried.length > 0) {
    const names = untried.map(({ name }) => name).join(', ');
    throw new Error(`Add values that ${operation.name} takes for ${names}`);
  }
  const least = Object.fromEntries(
    fields.flatMap(({ name, required, values }) => (required ? [[name, values[0]]] : [])),
  );
  const varied = fields.flatMap(({ name, values }) =>
    values.map((value) => ({ ...least, [name]: value })),
  );
  return [least, ...varied];
}

/** Whatever can be asked and changes nothing, made of the definitions: a new operation joins by itself. */
export function readingsOf(
  handlers: Readonly<Record<string, Handler>>,
  pool: readonly unknown[],
): Reading[] {
  return operations
    .filter(({ name, method }) => method === 'GET' || handlers[name]?.kind === 'query')
    .filter(({ path }) => path !== endless)
    .flatMap((operation) =>
      inputsOf(operation, pool).map((input) => {
        const { path, init } = requestFor(operation, input);
        const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
        return { name: operation.name, method: operation.method, path, body };
      }),
    );
}
