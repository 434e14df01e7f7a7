import type { Fault, Passing } from './fault-proxy.ts';

export const pass: Fault = { kind: 'pass' };

/** The queue's call. */
export const isPush = ({ path }: Passing): boolean => path.startsWith('/api/v1/mutations');
export const isRefresh = ({ path }: Passing): boolean => path.startsWith('/api/auth/refresh');

/** Ids of the items in a call of the queue. */
export const idsIn = ({ body }: Passing): string[] =>
  (JSON.parse(body.toString()) as { mutations: { id: string }[] }).mutations.map(({ id }) => id);

/** The API's own refusal of a call as a whole. */
export function problem(status: number, code: string, headers: Record<string, string> = {}): Fault {
  return {
    kind: 'answer',
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify({ error: { code, message: 'Not now' } }),
  };
}
