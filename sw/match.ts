import { isQueued, type Operation, type QueuedOperation } from '#domain/operation.ts';

/** A queued operation that a request asks for, with the parameters of its path. */
export interface Match {
  operation: QueuedOperation;
  parameters: Record<string, string>;
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

/** Finds, among the operations, the queued one with this method and path. */
export function matcher(
  operations: readonly Operation[],
): (method: string, path: string) => Match | null {
  const table = operations
    .filter(isQueued)
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }));
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
