import { headers, protocolForm } from '#domain/headers.ts';

/** Functions that the page gives to the request rules of the specification. */
export interface TransportParts {
  fetch(request: Request): Promise<Response>;
  /** Address that relative ones belong to. */
  base: string;
  /** Origins that may receive tenant and tokens. */
  allowedOrigins: readonly string[];
  tenant(): string | null;
  accessToken(): string | null;
  /** The second token, from the device's user store. */
  secondToken(): Promise<string | null>;
  /** A successor of a token that was refused, or null when the session is over. */
  renew(refused: string): Promise<string | null>;
  /** The server answered, or nobody or another one did, what left at this time (ms of the page). */
  onAnswer(answered: boolean, begunAt: number, another?: boolean): void;
}

export type ApiFetch = (input: string, init?: RequestInit) => Promise<Response>;

/** S7-004, S7-005: these requests are nobody's business but their own. */
function bypasses(url: URL, request: Headers): boolean {
  return request.has(headers.skipInterceptor) || url.pathname.startsWith('/assets/');
}

/** Not a proxy's error, and not the page of a captive portal, which answers 200. */
function isOurs(response: Response): boolean {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.status < 500 && response.status !== 421 && !isPage;
}

/**
 * Fetch under the request rules (S7-001 to S7-009): tenant on every request, both tokens on requests
 * to /api, nothing to other origins; a refused token is renewed once.
 */
export function createTransport(parts: TransportParts): ApiFetch {
  const authorised = async (url: URL, init: RequestInit, token: string | null) => {
    const sent = new Headers(init.headers);
    const tenant = parts.tenant();
    if (tenant !== null) sent.set(headers.tenant, tenant);
    if (url.href.includes('/api')) {
      sent.set(headers.form, String(protocolForm));
      const second = token === null ? null : await parts.secondToken();
      if (token !== null) sent.set('authorization', `Bearer ${token}`);
      if (second !== null) sent.set(headers.secondToken, second);
    }
    return observed(new Request(url, { ...init, headers: sent }));
  };
  const observed = async (request: Request) => {
    const begunAt = performance.now();
    try {
      const response = await parts.fetch(request);
      // An answer of the service worker says nothing about the server.
      if (!response.headers.has(headers.answeredBy)) {
        parts.onAnswer(isOurs(response), begunAt, response.status === 421);
      }
      return response;
    } catch (error) {
      if (!request.signal.aborted) parts.onAnswer(false, begunAt);
      throw error;
    }
  };

  return async (input, init = {}) => {
    const url = new URL(input, parts.base);
    const own = new Headers(init.headers);
    if (bypasses(url, own)) {
      own.delete(headers.skipInterceptor);
      return parts.fetch(new Request(url, { ...init, headers: own }));
    }
    if (!parts.allowedOrigins.includes(url.origin)) {
      return parts.fetch(new Request(url, init));
    }
    const token = parts.accessToken();
    const response = await authorised(url, init, token);
    if (response.status !== 401 || token === null) return response;
    const renewed = await parts.renew(token);
    return renewed === null ? response : authorised(url, init, renewed);
  };
}
