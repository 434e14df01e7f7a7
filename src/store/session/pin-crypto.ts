/** As many rounds as OWASP asks of PBKDF2 with SHA-256: each guess costs them. */
const iterations = 600_000;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

type Bytes = Uint8Array<ArrayBuffer>;

/** A key as the browser holds it: in Node its type has no name. */
export type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Something under a key. */
export interface SealedBytes {
  iv: Bytes;
  bytes: ArrayBuffer;
}

/** Something that only the private key of a person opens. */
export interface Sealed extends SealedBytes {
  /** Public half of a pair that was made for this alone. */
  from: Bytes;
}

/** The key pair of a person: anybody seals by the public half, the PIN opens the private one. */
export interface PinKeys {
  salt: Bytes;
  publicKey: Bytes;
  iv: Bytes;
  /** The private half under the PIN. */
  privateKey: ArrayBuffer;
}

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

async function keyOfPin(pin: string, salt: Bytes): Promise<Key> {
  const bytes = new TextEncoder().encode(pin);
  const from = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const aes = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(how, from, aes, false, ['encrypt', 'decrypt']);
}

/** New keys, under a PIN. */
export async function keysUnder(pin: string): Promise<PinKeys> {
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveKey']);
  const [salt, iv] = [random(16), random(12)];
  const key = await keyOfPin(pin, salt);
  const own = await crypto.subtle.exportKey('pkcs8', pair.privateKey);
  return {
    salt,
    iv,
    publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)),
    privateKey: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, own),
  };
}

/** The private key, or null where the PIN is another one. */
export async function openKeys(
  { salt, iv, privateKey }: PinKeys,
  pin: string,
): Promise<Key | null> {
  const key = await keyOfPin(pin, salt);
  const own = await crypto.subtle
    .decrypt({ name: 'AES-GCM', iv }, key, privateKey)
    .catch(() => null);
  return own && crypto.subtle.importKey('pkcs8', own, curve, false, ['deriveKey']);
}

function sharedKey(own: Key, other: Key): Promise<Key> {
  const aes = { name: 'AES-GCM', length: 256 };
  const how = { name: 'ECDH', public: other };
  return crypto.subtle.deriveKey(how, own, aes, false, ['encrypt', 'decrypt']);
}

const publicHalf = (raw: Bytes) => crypto.subtle.importKey('raw', raw, curve, true, []);

/** Seals a value: nobody needs the PIN for that. */
export async function sealFor(publicKey: Bytes, value: unknown): Promise<Sealed> {
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveKey']);
  const key = await sharedKey(pair.privateKey, await publicHalf(publicKey));
  const iv = random(12);
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return {
    from: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)),
    iv,
    bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain),
  };
}

/** The value. Rejects where it was sealed for another key, or changed since. */
export async function unseal(privateKey: Key, sealed: Sealed): Promise<unknown> {
  const key = await sharedKey(privateKey, await publicHalf(sealed.from));
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes);
  return JSON.parse(new TextDecoder().decode(plain)) as unknown;
}
