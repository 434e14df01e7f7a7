import { wished } from '../editing.ts';
import type { PayloadMigration, QueuePolicy } from '../operation.ts';
import { manyKey } from '../record-key.ts';
import type { EditInput } from './policies.ts';
import { type AnyRow, begunRow, type Register, settledRow } from './register.ts';

/** Rows of one submission. */
export const mostAtOnce = 500;

/** New rows, each under its own id. */
export interface AddManyInput {
  rows: AnyRow[];
}

/** Edits of many rows, each as a single edit has it. */
export interface EditManyInput {
  edits: EditInput<AnyRow>[];
}

export function addManyName({ name }: Pick<Register, 'name'>): string {
  return `${name}.addMany`;
}

export function editManyName({ name }: Pick<Register, 'name'>): string {
  return `${name}.editMany`;
}

export const countedIn = (count: number, { one, many }: Register['words']) =>
  `${count} ${count === 1 ? one : many}`;

/** As many rows as were refused, and nothing where all were written. */
export function refusedOf(words: Register['words']): NonNullable<QueuePolicy<unknown>['leaves']> {
  return (output) => {
    const { refused } = output as { refused: unknown[] };
    if (refused.length === 0) return null;
    const were = refused.length === 1 ? 'was' : 'were';
    return {
      message: `${countedIn(refused.length, words)} ${were} not accepted`,
      current: { refused },
    };
  };
}

/** Applies the migration of one row to all rows of a submission: the same form captured them. */
function forEach(list: 'rows' | 'edits', migrate: PayloadMigration): PayloadMigration {
  return (args) => {
    const all: unknown = Reflect.get(Object(args), list);
    return Array.isArray(all) ? { ...Object(args), [list]: all.map(migrate) } : args;
  };
}

const none = { create: [], edit: [] };

export function addManyPolicy(register: Register): QueuePolicy<AddManyInput> {
  const { name: entity } = register.entity;
  const { migrations = none } = register;
  return {
    policy: 'queue',
    form: migrations.create.length + 1,
    migrations: migrations.create.map((migrate) => forEach('rows', migrate)),
    orderingKey: (_input, id) => manyKey(entity, id),
    optimisticPatches: ({ rows }) =>
      rows.map((row) => ({ entity, id: row.id, row: begunRow(register, row) })),
    leaves: refusedOf(register.words),
    describe: ({ rows }) => `New: ${countedIn(rows.length, register.words)}`,
  };
}

export function editManyPolicy(register: Register): QueuePolicy<EditManyInput> {
  const { name: entity } = register.entity;
  const { migrations = none } = register;
  return {
    policy: 'queue',
    form: migrations.edit.length + 1,
    migrations: migrations.edit.map((migrate) => forEach('edits', migrate)),
    orderingKey: (_input, id) => manyKey(entity, id),
    optimisticPatches: ({ edits: all }) =>
      all.map(({ id, edits }) => ({
        entity,
        id,
        from: id,
        change: (row: AnyRow) => settledRow(register, wished(row, edits), row),
      })),
    leaves: refusedOf(register.words),
    describe: ({ edits }) => `Changes of ${countedIn(edits.length, register.words)}`,
  };
}
