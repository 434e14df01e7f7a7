import * as z from 'zod/mini';
import { customEdits, customValues } from '../custom-fields/custom-values.ts';
import { takesCustomFields } from '../custom-fields/with-custom-fields.ts';
import { fieldEdit } from '../edit-schema.ts';
import { defineOperation } from '../operation.ts';
import { customValuesField } from '../rows/row-values.ts';
import { searchTerm } from '../values/search-term.ts';
import { namedValues } from '../values/named-values.ts';
import { uuid } from '../values/uuid.ts';
import { autocompleteOperation } from './autocomplete.ts';
import { listFilters } from './filters.ts';
import { addManyOperation, editManyOperation } from './many-operations.ts';
import { createName, createPolicy, editName, editPolicy } from './policies.ts';
import { editableFields, type Register, writableFields } from './register.ts';
import { rowEvent } from './row-history.ts';

type Shape = Record<string, z.core.$ZodType>;

/** The schemas of these fields of the row. */
function shapeOf({ entity }: Register, fields: readonly string[]): Shape {
  const known = Object.entries<z.core.$ZodType>(entity.schema.shape as Shape);
  const asked = known.filter(([field]) => fields.includes(field));
  return Object.fromEntries(
    asked.map(([field, schema]) => [field, field === customValuesField ? customValues : schema]),
  );
}

/** A field that an older server leaves out of a row is still a field when somebody types it. */
function typed(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'optional' ? def.innerType : schema;
}

const created = z.object({ id: uuid });

/** Makes a row under the id of the submission. */
function createOperation(register: Register) {
  return defineOperation({
    name: createName(register),
    method: 'POST',
    path: register.path,
    status: 202,
    input: z.object(shapeOf(register, [...writableFields(register), ...register.place])),
    output: created,
    may: register.may.write,
    subject: (input) => register.subject(input),
    offline: createPolicy(register),
    summary: `Add a ${register.words.one}`,
  });
}

/** Changes fields of a row, each from what it was to what it shall be. Archiving is a change of the status. */
function editOperation(register: Register) {
  const fields = [...editableFields(register), ...Object.keys(register.former ?? {})];
  const writable = Object.entries(shapeOf(register, fields));
  const edits = writable.map(([field, schema]) => [
    field,
    field === customValuesField ? customEdits : fieldEdit(typed(schema), z.unknown()),
  ]);
  return defineOperation({
    name: editName(register),
    method: 'PATCH',
    path: `${register.path}/{id}`,
    status: 202,
    input: z.object({
      id: uuid,
      ...shapeOf(register, register.place),
      edits: z.object(Object.fromEntries(edits) as Shape),
    }),
    output: created,
    may: register.may.write,
    subject: (input) => register.subject(input),
    offline: editPolicy(register),
    summary: `Change a ${register.words.one}, field by field`,
  });
}

const filterValue = z.string().check(z.maxLength(200));
const page = z._default(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1);
const results = z._default(z.number().check(z.int(), z.minimum(1), z.maximum(500)), 10);

/** A page of the rows within the caller's scopes. */
function browseOperation(register: Register) {
  const fields = Object.entries(register.fields);
  const filters = listFilters(register).map(({ name }) => [name, z.optional(filterValue)]);
  // Id of a custom field -> its value.
  const custom = takesCustomFields(register)
    ? [[customValuesField, z.optional(namedValues(filterValue))]]
    : [];
  const ordered = fields.flatMap(([field, of]) => (of?.column === undefined ? [] : [field]));
  return defineOperation({
    name: `${register.name}.browse`,
    method: 'POST',
    path: `${register.path}/browse`,
    status: 200,
    input: z.object({
      searchTerm,
      filters: z._default(z.strictObject(Object.fromEntries([...filters, ...custom]) as Shape), {}),
      archived: z.optional(z.boolean()),
      orderBy: z.optional(z.enum(ordered as [string, ...string[]])),
      sortOrder: z._default(z.enum(['ascending', 'descending']), 'ascending'),
      page,
      results,
    }),
    output: z.object({
      data: z.array(register.entity.schema),
      currentPage: z.number(),
      resultsPerPage: z.number(),
      totalPages: z.number(),
      totalResults: z.number(),
    }),
    may: register.may.view,
    subject: () => ({ kind: 'anywhere' }),
    offline: 'network',
    summary: `The ${register.words.many} within reach, a page at a time`,
  });
}

function getOperation(register: Register) {
  return defineOperation({
    name: `${register.name}.get`,
    method: 'GET',
    path: `${register.path}/{id}`,
    status: 200,
    input: z.object({ id: uuid }),
    output: z.object({ data: register.entity.schema }),
    may: register.may.view,
    subject: () => ({ kind: 'anywhere' }),
    offline: 'network',
    summary: `One ${register.words.one}`,
  });
}

function historyOperation(register: Register) {
  return defineOperation({
    name: `${register.name}.history`,
    method: 'GET',
    path: `${register.path}/{id}/history`,
    status: 200,
    input: z.object({ id: uuid }),
    output: z.object({ data: z.array(rowEvent) }),
    may: register.may.view,
    subject: () => ({ kind: 'anywhere' }),
    offline: 'network',
    summary: `What was done to a ${register.words.one}, the newest first`,
  });
}

/** Everything that can be asked for about the rows of a register. */
export function registerOperations(register: Register) {
  return {
    create: createOperation(register),
    // Before a row under an id: the first address that fits is taken.
    addMany: addManyOperation(register),
    editMany: editManyOperation(register),
    edit: editOperation(register),
    browse: browseOperation(register),
    // Before a row under an id: the server takes the first address that fits.
    autocomplete: autocompleteOperation(register),
    get: getOperation(register),
    history: historyOperation(register),
  };
}
export type RegisterOperations = ReturnType<typeof registerOperations>;
