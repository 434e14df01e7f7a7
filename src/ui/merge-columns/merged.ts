/** 0: the left one, 1: the right one. */
export type MergeSide = 0 | 1;

/** A field of two records that shall become one; null: it is not known there. */
export interface MergeField {
  id: string;
  name: string;
  values: readonly [string | null, string | null];
}

export function differs({ values: [left, right] }: MergeField): boolean {
  return left !== right;
}

/** The side that counts while nobody has chosen: the one that knows more, else the right one. */
export function sideOf(field: MergeField, chosen: Readonly<Record<string, MergeSide>>): MergeSide {
  const [left, right] = field.values;
  return chosen[field.id] ?? (right === null && left !== null ? 0 : 1);
}

/** Fields of the merged record. */
export function mergedFields(
  fields: readonly MergeField[],
  chosen: Readonly<Record<string, MergeSide>>,
): { id: string; name: string; value: string | null }[] {
  return fields.map((field) => ({
    id: field.id,
    name: field.name,
    value: field.values[sideOf(field, chosen)],
  }));
}
