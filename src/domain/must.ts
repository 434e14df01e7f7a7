/** Unwraps a value that the program's own logic says is there. Missing means a bug, not bad input. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`);
  return value;
}

/** Closes an exhaustive switch: a new member of the union is a type error here. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected: ${JSON.stringify(value)}`);
}
