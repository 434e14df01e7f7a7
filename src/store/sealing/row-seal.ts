/**
 * XChaCha20-Poly1305. The browser's own ciphers answer later, and a transaction does not wait for them. A nonce is used
 * once.
 */
export type RowCipher = (
  key: RowKey,
  nonce: Uint8Array,
  about: Uint8Array,
) => { encrypt(plain: Uint8Array): Uint8Array; decrypt(sealed: Uint8Array): Uint8Array };

/** 32 bytes. */
export type RowKey = Uint8Array<ArrayBuffer>;
export type Row = Readonly<Record<string, unknown>>;

/** A row as it lies on the disk: the fields by which it is found, and the others under a key. */
export interface SealedRow extends Row {
  _sealed: Uint8Array;
}

const nonceLength = 24;
const lengthLength = 4;
const toBytes = (text: string) => new TextEncoder().encode(text);

export function isSealed(stored: Row): stored is SealedRow {
  return stored['_sealed'] instanceof Uint8Array;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Length of the words, the words as JSON, and behind them the bytes of pictures, which JSON cannot say. */
function packed(fields: readonly (readonly [string, unknown])[]): Uint8Array {
  const pictures: Uint8Array[] = [];
  const words = fields.map(([name, value]) => {
    if (!(value instanceof ArrayBuffer)) return [name, value];
    pictures.push(new Uint8Array(value));
    return [name, null, value.byteLength];
  });
  const text = toBytes(JSON.stringify(words));
  const length = new Uint8Array(lengthLength);
  new DataView(length.buffer).setUint32(0, text.length);
  return joined([length, text, ...pictures]);
}

function unpacked(plain: Uint8Array<ArrayBuffer>): Record<string, unknown> {
  const end = lengthLength + new DataView(plain.buffer, plain.byteOffset).getUint32(0);
  const text = new TextDecoder().decode(plain.subarray(lengthLength, end));
  const words = JSON.parse(text) as [string, unknown, number?][];
  let at = end;
  const fields = words.map(([name, value, bytes]) => {
    if (bytes === undefined) return [name, value];
    at += bytes;
    return [name, plain.slice(at - bytes, at).buffer];
  });
  return Object.fromEntries(fields) as Record<string, unknown>;
}

interface Lock {
  cipher: RowCipher;
  key: RowKey;
  /** Table and key of the row: what is sealed in one place opens in no other. */
  place: string;
}

/** Seals a row. `clear`: the fields that stay readable. */
export function sealRow(
  row: Row,
  { cipher, key, clear, place }: Lock & { clear: ReadonlySet<string> },
): SealedRow {
  const fields = Object.entries(row).filter(([, value]) => value !== undefined);
  const [shown, hidden] = [true, false].map((is) =>
    fields.filter(([name]) => clear.has(name) === is),
  );
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const sealed = cipher(key, nonce, toBytes(place)).encrypt(packed(hidden ?? []));
  return { ...Object.fromEntries(shown ?? []), _sealed: joined([nonce, sealed]) };
}

/** The whole row. Throws where it was sealed by another key or for another place, or changed since. */
export function openRow(stored: SealedRow, { cipher, key, place }: Lock): Row {
  const { _sealed, ...shown } = stored;
  const nonce = _sealed.subarray(0, nonceLength);
  const { decrypt } = cipher(key, nonce, toBytes(place));
  const plain = new Uint8Array(decrypt(_sealed.subarray(nonceLength)));
  return { ...shown, ...unpacked(plain) };
}
