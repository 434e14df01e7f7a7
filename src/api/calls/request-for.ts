import type { Operation } from '#domain/operation.ts';

/** The HTTP request that an operation's input makes: path parameters, then query or JSON body. */
export function requestFor(
  operation: Operation,
  input: unknown,
): { path: string; init: RequestInit & { headers?: Record<string, string> } } {
  const rest = new Map(Object.entries(input as Record<string, unknown>));
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const { method } = operation;
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams();
    for (const [name, value] of rest) if (value !== undefined) query.set(name, String(value));
    return { path: query.size > 0 ? `${filled}?${query}` : filled, init: { method } };
  }
  const headers = { 'content-type': 'application/json' };
  return {
    path: filled,
    init: { method, headers, body: JSON.stringify(Object.fromEntries(rest)) },
  };
}
