import type { CustomField } from '#domain/custom-fields/entities.ts';

/** The fields of a register in their order. */
export function inOrder<Field extends Pick<CustomField, 'id' | 'sort'>>(
  fields: readonly Field[],
): Field[] {
  return fields.toSorted((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1));
}

/** The fields that get another number where one of them moves up (-1) or down (1), with that number. */
export function moved<Field extends Pick<CustomField, 'id' | 'sort'>>(
  fields: readonly Field[],
  id: string,
  by: -1 | 1,
): { field: Field; sort: number }[] {
  const order = inOrder(fields);
  const from = order.findIndex((field) => field.id === id);
  const [one] = order.splice(from, from < 0 ? 0 : 1);
  if (!one) return [];
  order.splice(Math.max(0, from + by), 0, one);
  return order.flatMap((field, at) => (field.sort === at + 1 ? [] : [{ field, sort: at + 1 }]));
}
