/** 0: the left one, 1: the right one. */
export type MergeSide = 0 | 1;

/** A photo that one of two records has. */
export interface MergePhoto {
  id: string;
  /** Address to show it from; null as long as it is not here. */
  shown: string | null;
}

/** A field of two records that shall become one; null: it is not known there. */
export interface MergeField {
  id: string;
  name: string;
  values: readonly [string | null, string | null];
  /** Of a field that is looked at: what stands before its words. */
  photos?: readonly [MergePhoto | null, MergePhoto | null];
}

export function differs({
  values: [left, right],
  photos: [one, other] = [null, null],
}: MergeField) {
  return left !== right || one?.id !== other?.id;
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
): { id: string; name: string; value: string | null; photo: MergePhoto | null }[] {
  return fields.map((field) => {
    const side = sideOf(field, chosen);
    const { id, name, values, photos } = field;
    return { id, name, value: values[side], photo: photos?.[side] ?? null };
  });
}
