import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let http: Server;

beforeAll(async () => {
  server = await testServer();
  http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(http, 'listening');
});
afterAll(async () => {
  http.close();
  await server.close();
});

/** Sends the lines of a request as they are, and answers the line of the status. */
async function statusOf(...lines: string[]): Promise<string> {
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return (await text(socket)).split('\r\n')[0] ?? '';
}

test('issue 10.14: a request with one host is answered', async () => {
  expect(await statusOf('GET /api/health HTTP/1.1', 'Host: church.example')).toContain(' 200 ');
});

test.each([
  ['/api/health', 'Host: church.example', 'Host: evil.example'],
  ['/api/health', 'Host: church.example', 'hOST: church.example'],
  ['/', 'Host: church.example', 'Host: evil.example'],
])('issue 10.14: %s with two hosts is refused: %s, %s', async (path, one, other) => {
  expect(await statusOf(`GET ${path} HTTP/1.1`, one, other)).toContain(' 400 ');
});

test.each(['/api/nowhere', '/api', '/api/v1/nowhere/at/all', '/api/v1/churches/attendance/%00'])(
  'issue 10.14: no cache keeps the 404 of %s',
  async (path) => {
    const answer = await server.app.request(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);
