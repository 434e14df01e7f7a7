import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { batchingSocket } from './batching-socket.ts';

test('what is written in one turn leaves in one piece, in its order, and the next turn again', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arrived = once(server, 'connection').then(([socket]) => text(socket));
  const socket = batchingSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  for (const turn of ['first', 'second']) {
    socket.write(`${turn} begin, `);
    socket.write(`${turn} commit. `);
    // Held: nothing of it is on its way.
    expect(socket.writableLength).toBe(`${turn} begin, ${turn} commit. `.length);
    await new Promise(setImmediate);
    expect(socket.writableCorked).toBe(0);
    expect(socket.writableLength).toBe(0);
  }
  socket.end();
  expect(await arrived).toBe('first begin, first commit. second begin, second commit. ');
  server.close();
});
