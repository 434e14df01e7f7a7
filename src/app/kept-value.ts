/** Where this device keeps what the organisation looks like for whoever chose nothing. */
const usualKey = (key: string) => `usual.${key}`;

function known<Value extends string>(values: readonly Value[], key: string): Value | undefined {
  const found = localStorage.getItem(key);
  return values.find((value) => value === found);
}

/** What holds where nobody chose: as the organisation says, else as the product does. */
export function usualValue<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  return known(values, usualKey(key)) ?? otherwise;
}

/** What somebody chose on this device, else what is usual. */
export function keptValue<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  return known(values, key) ?? usualValue(key, values, otherwise);
}

/** Keeps what is usual from now on; null: as the product has it. Answers whether it was something else. */
export function keepUsual(key: string, value: string | null): boolean {
  if (localStorage.getItem(usualKey(key)) === value) return false;
  if (value === null) localStorage.removeItem(usualKey(key));
  else localStorage.setItem(usualKey(key), value);
  return true;
}
