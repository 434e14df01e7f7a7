import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { secureHeaders } from './secure-headers.ts';

async function headersOf(https: boolean): Promise<Headers> {
  const app = new Hono().use(secureHeaders({ https })).get('/', (context) => context.text('amen'));
  return (await app.request('/')).headers;
}

test('scripts, styles and frames are held to the policy, markup to Trusted Types', async () => {
  const policy = (await headersOf(false)).get('content-security-policy');
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types scripts dompurify",
  );
});

test.each([
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
  ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
])('%s is "%s"', async (name, expected) => {
  expect((await headersOf(false)).get(name)).toBe(expected);
});

test('browsers are told to insist on https only where https is', async () => {
  expect((await headersOf(false)).get('strict-transport-security')).toBeNull();
  expect((await headersOf(true)).get('strict-transport-security')).toBe('max-age=31536000');
});
