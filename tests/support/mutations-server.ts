import type { MutationResult, MutationsRequest } from '../../src/domain/protocol.ts';
import { pictureAddress } from '../../src/domain/sync/picture-address.ts';
import { healthPath } from '../../src/domain/sync/paths.ts';

type Verdict = (id: string) => Partial<MutationResult> & { status: MutationResult['status'] };
type Answer = (ids: string[], call: Call) => Response | Promise<Response> | undefined;

export interface Call {
  path: string;
  headers: Headers;
  ids: string[];
}

/**
 * The side of the server that the queue talks to, in memory, with the promise that matters: an id
 * is executed once, and a replay gets the stored answer.
 */
export interface MutationsServer {
  fetch(path: string, init: RequestInit): Promise<Response>;
  calls: Call[];
  /** Number of times that a device asked whether the server is there. Answered as calls are. */
  probes: number;
  /** Ids in the order of their one effect, each with the token it came under. */
  effects: { id: string; token: string | null }[];
  /** Overrides what a call is answered, until it answers undefined. */
  answer: Answer | null;
  /** After the commit: what becomes of the answer on its way. */
  onTheWay: (() => void) | null;
  verdict: Verdict;
  refresh: Answer | null;
  /** Pictures that came, in their order. */
  pictures: Map<string, ArrayBuffer>;
  /** Overrides what a picture is answered, until it answers undefined. */
  takePicture: ((id: string) => Response | Promise<Response> | undefined) | null;
}

const pictures = pictureAddress('');

export function mutationsServer(): MutationsServer {
  const stored = new Map<string, MutationResult>();
  const server: MutationsServer = {
    calls: [],
    probes: 0,
    effects: [],
    answer: null,
    onTheWay: null,
    verdict: () => ({ status: 'applied' }),
    refresh: null,
    pictures: new Map(),
    takePicture: null,
    async fetch(path, init) {
      const headers = new Headers(init.headers);
      if (path.startsWith(pictures)) {
        const id = path.slice(pictures.length);
        const refused = await server.takePicture?.(id);
        if (refused) return refused;
        server.pictures.set(id, init.body as ArrayBuffer);
        return Response.json({ id }, { status: 202 });
      }
      const body = init.body ? (JSON.parse(init.body as string) as MutationsRequest) : null;
      const ids = (body?.mutations ?? []).map((mutation) => mutation.id);
      const call = { path, headers, ids };
      if (path === healthPath) server.probes += 1;
      else server.calls.push(call);
      if (path === '/api/auth/refresh') {
        const refreshed = await server.refresh?.(ids, call);
        return refreshed ?? problem(401, 'session_expired');
      }
      const special = await server.answer?.(ids, call);
      if (special) return special;
      const token = headers.get('authorization') ?? headers.get('x-submit-grant');
      const results = ids.map((id) => execute(id, token));
      server.onTheWay?.();
      return Response.json({ results });
    },
  };

  function execute(id: string, token: string | null): MutationResult {
    const before = stored.get(id);
    if (before) return { ...before, status: 'duplicate' } as MutationResult;
    const verdict = server.verdict(id);
    const answer = {
      id,
      output: { receiptNumber: `R-${id.slice(-3)}` },
      epoch: 'one',
      v: server.effects.length + 1,
      problem: { code: 'validation', message: 'Check the number' },
      current: null,
      ...verdict,
    };
    const result = answer as unknown as MutationResult;
    if (result.status === 'applied' || result.status === 'held') {
      stored.set(id, result);
      server.effects.push({ id, token });
    }
    return result;
  }

  return server;
}

export function problem(
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error: { code, message: 'No' } }, { status, headers });
}
