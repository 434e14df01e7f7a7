import type { Operation } from '#domain/operation.ts';

/** An operation that a request asks for, with the parameters of its path. */
export interface Match<Op extends Operation = Operation> {
  operation: Op;
  parameters: Record<string, string>;
}

/** Addresses of a path, whatever its parameters are. */
export function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

/** Finds, among the operations, the one with this method and path. */
export function matcher<Op extends Operation>(
  operations: readonly Op[],
): (method: string, path: string) => Match<Op> | null {
  const table = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  return (method, path) => {
    for (const { operation, pattern } of table) {
      const found = operation.method === method ? pattern.exec(path) : null;
      if (!found) continue;
      const entries = Object.entries(found.groups ?? {});
      const decoded = entries.map(([name, value]) => [name, decodeURIComponent(value)]);
      return { operation, parameters: Object.fromEntries(decoded) };
    }
    return null;
  };
}
