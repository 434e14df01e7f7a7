import { type Edits, type FieldEdit, wished } from '../editing.ts';
import type { QueuePolicy } from '../operation.ts';
import {
  type AnyRow,
  begunRow,
  fieldNamed,
  type Register,
  type RegisterRow,
  sentFields,
  settledRow,
} from './register.ts';

/** A row as somebody typed it; its id is the submission's. */
export type CreateInput<Row> = Omit<Row, 'id'>;

/** The fields of a row that a new one is sent with. */
export function createInput(register: Register, row: AnyRow): Record<string, unknown> {
  return Object.fromEntries(sentFields(register).map((field) => [field, row[field]]));
}

/** `place`: the fields that say where the row belongs, beside the edits. */
export type EditInput<Row> = { id: string; edits: Edits<Omit<Row, 'id'>> } & Partial<Row>;

/** Chains what is queued about one row. */
export function rowKey({ entity }: Pick<Register, 'entity'>, id: string): string {
  return `${entity.name}:${id}`;
}

export function createName({ name }: Pick<Register, 'name'>): string {
  return `${name}.create`;
}

export function editName({ name }: Pick<Register, 'name'>): string {
  return `${name}.edit`;
}

/** Queue policy of new rows, apart from their schema: screens that only show rows load none. */
export function createPolicy<Row extends RegisterRow>(
  register: Register<Row>,
): QueuePolicy<CreateInput<Row>> {
  const { entity, words, migrations = { create: [] } } = register;
  return {
    policy: 'queue',
    form: migrations.create.length + 1,
    migrations: migrations.create,
    orderingKey: (_input, id) => rowKey(register, id),
    optimisticPatches: (input, { id }) => [
      { entity: entity.name, id, row: begunRow(register, { ...input, id } as Row) },
    ],
    describe: (input) => {
      const title = register.title({ ...input, id: '' } as Row);
      return title === '' ? `A new ${words.one}` : `The new ${words.one} “${title}”`;
    },
  };
}

/** Queue policy of edits. The first searchable field names the row. */
export function editPolicy<Row extends RegisterRow>(
  register: Register<Row>,
): QueuePolicy<EditInput<Row>> {
  const { entity, words, search, migrations = { edit: [] } } = register;
  const labelOf = (field: string) => fieldNamed(register, field)?.label ?? field;
  return {
    policy: 'queue',
    form: migrations.edit.length + 1,
    migrations: migrations.edit,
    orderingKey: ({ id }) => rowKey(register, id),
    optimisticPatches: ({ id, edits }) => {
      const change = (row: Row) => settledRow(register, wished(row, edits), row);
      return [{ entity: entity.name, id, from: id, change }];
    },
    describe: ({ edits }) => {
      const [called = ''] = search;
      const edit: FieldEdit | undefined = Reflect.get(edits, called);
      const name = edit?.was;
      if (typeof name === 'string') return `The name of the ${words.one} “${name}”`;
      return `A change of a ${words.one}: ${Object.keys(edits).map(labelOf).join(', ')}`;
    },
  };
}
