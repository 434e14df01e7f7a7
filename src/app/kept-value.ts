/** Where this device keeps what the organisation looks like for whoever chose nothing. */
export const usualKey = (key: string) => `usual.${key}`;

/** The value under a key; null for none, and for one that this version of the program does not know. */
export function valueAt<Value extends string>(key: string, values: readonly Value[]): Value | null {
  const found = localStorage.getItem(key);
  return values.find((value) => value === found) ?? null;
}

/** The choice made on this device, else that of the organisation, else `otherwise`. */
export function keptValue<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  return valueAt(key, values) ?? valueAt(usualKey(key), values) ?? otherwise;
}
