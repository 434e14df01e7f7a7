import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

/** Asks as the node server would, from a socket of this address. */
async function seenFrom(remote: string, forwarded: string | null, proxies: string[]) {
  const app = new Hono();
  const addressOf = clientAddress(proxies);
  app.get('/', (context) => context.text(addressOf(context)));
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  const incoming = { socket: { remoteAddress: remote, remotePort: 1, remoteFamily: 'IPv4' } };
  const answer = await app.request('/', { headers }, { incoming });
  return answer.text();
}

describe('the address that asks', () => {
  test('is the socket, whatever the header claims, without a trusted proxy', async () => {
    expect(await seenFrom('203.0.113.7', '198.51.100.1', [])).toBe('203.0.113.7');
    expect(await seenFrom('203.0.113.7', '198.51.100.1', ['10.0.0.0/8'])).toBe('203.0.113.7');
  });

  test('is the last one that a trusted proxy did not write', async () => {
    const proxies = ['10.0.0.0/8', '192.0.2.1'];
    expect(await seenFrom('10.1.2.3', '198.51.100.1', proxies)).toBe('198.51.100.1');
    expect(await seenFrom('10.1.2.3', '6.6.6.6, 198.51.100.1, 192.0.2.1', proxies)).toBe(
      '198.51.100.1',
    );
  });

  test('an IPv4 address in IPv6 clothes is the same address', async () => {
    expect(await seenFrom('::ffff:10.1.2.3', '198.51.100.1', ['10.0.0.0/8'])).toBe('198.51.100.1');
  });
});
