import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { root } from './paths.ts';

/** The library has no types. Throws where the text is not for this key. */
const { decrypt } = createRequire(import.meta.url)('http_ece') as {
  decrypt(
    text: Buffer,
    parameters: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer },
  ): Buffer;
};

/** Of localhost, push.example and other.push.example; signed by itself and good for tests alone. */
export const testCertificate = join(root, 'tests/fixtures/tls/cert.pem');
const testKey = join(root, 'tests/fixtures/tls/key.pem');

export interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Answer = (response: ServerResponse, arrived: Arrived) => void;

export interface PushService {
  port: number;
  arrived: Arrived[];
  /** Instead of 201. */
  answer(how: Answer): void;
  close(): Promise<void>;
}

const created: Answer = (response) => void response.writeHead(201).end();

/** Takes pushes over TLS, as the push service of a browser does. */
export async function pushService(): Promise<PushService> {
  const arrived: Arrived[] = [];
  let how = created;
  const server = createServer(
    { cert: readFileSync(testCertificate), key: readFileSync(testKey) },
    async (request, response) => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: await buffer(request),
      };
      arrived.push(one);
      how(response, one);
    },
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    arrived,
    answer: (next) => void (how = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}

/** A browser's side of a subscription. */
export interface Subscriber {
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } };
  /** Decrypts a body that only this browser can read. */
  read(body: Buffer): string;
}

export function subscriberAt(endpoint: string): Subscriber {
  const privateKey: ECDH = createECDH('prime256v1');
  privateKey.generateKeys();
  const authSecret = randomBytes(16);
  const keys = {
    p256dh: privateKey.getPublicKey('base64url'),
    auth: authSecret.toString('base64url'),
  };
  return {
    subscription: { endpoint, expirationTime: null, keys },
    read: (body) => decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString(),
  };
}
