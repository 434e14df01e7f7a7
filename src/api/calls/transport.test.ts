import { describe, expect, test } from 'vitest';
import { createTransport, type TransportParts } from './transport.ts';

function transport(change: Partial<TransportParts> = {}, status = 200) {
  const sent: Request[] = [];
  const told: boolean[] = [];
  const fetch = createTransport({
    fetch: async (request) => {
      sent.push(request);
      return new Response('{}', { status, headers: { 'content-type': 'application/json' } });
    },
    base: 'https://church.example/apps/churches',
    allowedOrigins: ['https://church.example'],
    tenant: () => 'grace-valley',
    accessToken: () => 'token-1',
    secondToken: async () => 'grant-1',
    renew: async () => null,
    onAnswer: (answered) => told.push(answered),
    ...change,
  });
  return { fetch, sent, told };
}

const headersOf = (request: Request | undefined) => Object.fromEntries(request?.headers ?? []);

describe('request rules', () => {
  test('S7-001 S7-002 S7-006 a request to /api carries tenant and both tokens', async () => {
    const { fetch, sent } = transport();
    await fetch('/api/v1/churches');
    expect(headersOf(sent[0])).toMatchObject({
      authorization: 'Bearer token-1',
      'x-submit-grant': 'grant-1',
      'x-tenant': 'grace-valley',
      'x-form': '2',
    });
  });

  test('S7-002 no second token when the device has none', async () => {
    const { fetch, sent } = transport({ secondToken: async () => null });
    await fetch('/api/v1/churches');
    expect(sent[0]?.headers.has('x-submit-grant')).toBe(false);
  });

  test('S7-006 S7-007 others carry the tenant only, and nothing without one', async () => {
    const { fetch, sent } = transport();
    await fetch('/icons/app.svg');
    expect(headersOf(sent[0])).toEqual({ 'x-tenant': 'grace-valley' });
    const guest = transport({ tenant: () => null, accessToken: () => null });
    await guest.fetch('/api/auth/sign-in', { method: 'POST' });
    expect(headersOf(guest.sent[0])).toEqual({ 'x-form': '2' });
  });

  test('S7-004 S7-005 skip-interceptor and assets bypass the rules, and the header stays here', async () => {
    let renewed = 0;
    const renew = async () => {
      renewed += 1;
      return null;
    };
    const { fetch, sent } = transport({ renew }, 401);
    await fetch('/api/v1/churches', { headers: { 'skip-interceptor': '1' } });
    await fetch('/assets/buildinfo.json');
    expect(sent.map(headersOf)).toEqual([{}, {}]);
    expect(renewed).toBe(0);
  });

  test('S7-008 the token is read for every request', async () => {
    let token = 'one';
    const { fetch, sent } = transport({ accessToken: () => token });
    await fetch('/api/a');
    token = 'two';
    await fetch('/api/a');
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer one',
      'Bearer two',
    ]);
  });

  test('S7-009 nothing goes to other origins', async () => {
    const { fetch, sent } = transport();
    await fetch('https://elsewhere.example/api/v1/people');
    expect(headersOf(sent[0])).toEqual({});
  });

  test('S7-003 a refused token is renewed once; without a successor the 401 stands', async () => {
    const refused: string[] = [];
    const renew = async (token: string) => {
      refused.push(token);
      return 'token-2';
    };
    const { fetch, sent } = transport({ renew }, 401);
    expect((await fetch('/api/a')).status).toBe(401);
    expect(refused).toEqual(['token-1']);
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    const over = transport({}, 401);
    expect((await over.fetch('/api/a')).status).toBe(401);
    expect(over.sent.length).toBe(1);
  });

  test('A14 a body is sent again with the renewed token', async () => {
    const bodies: string[] = [];
    const { fetch } = transport({
      fetch: async (request) => {
        bodies.push(await request.text());
        return new Response('{}', { status: bodies.length === 1 ? 401 : 200 });
      },
      renew: async () => 'token-2',
    });
    const response = await fetch('/api/a', { method: 'POST', body: '{"attendance":100}' });
    expect(response.status).toBe(200);
    expect(bodies).toEqual(['{"attendance":100}', '{"attendance":100}']);
  });
});

describe('what requests say about the connection', () => {
  test('A16 A22 only an answer of the server counts as reached', async () => {
    const answers = [
      Response.json({}),
      Response.json({}, { status: 422 }),
      Response.json({}, { status: 502 }),
      new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      Response.json({}, { status: 202, headers: { 'x-answered-by': 'device' } }),
    ];
    const { fetch, told } = transport({
      fetch: async () => {
        const answer = answers.shift();
        if (!answer) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    for (let call = 0; call < 5; call += 1) await fetch('/api/a');
    await expect(fetch('/api/a')).rejects.toThrow('Failed');
    expect(told).toEqual([true, true, false, false, false]);
  });
});
