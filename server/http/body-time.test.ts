import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { allowLongBody, limitBody } from './body-time.ts';

test('issue 13: a body that does not come ends its request, and one that may be long goes on', async () => {
  const server = createServer((incoming: IncomingMessage, answer) => {
    limitBody(incoming, 100);
    if (incoming.url === '/long') allowLongBody({ incoming });
    incoming.on('error', () => undefined).resume();
    incoming.once('end', () => answer.end('whole'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const half = (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\na`);
    return socket;
  };
  try {
    const long = half('/long');
    await once(long, 'connect');
    const usual = half('/usual').resume();
    usual.on('error', () => undefined);
    await once(usual, 'close');
    long.write('b');
    const [answer] = await once(long, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
    long.destroy();
  } finally {
    server.close();
  }
});
