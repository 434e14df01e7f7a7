import { createHash } from 'node:crypto';
import { must } from '#domain/must.ts';

function digest(name: string): Buffer {
  return createHash('sha256').update(`ibandla sample ${name}`).digest();
}

/** The same id for the same name on every machine. */
export function fixedId(name: string): string {
  const bytes = digest(name).subarray(0, 16);
  // Version 8, made by a rule of our own; variant RFC 9562.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Numbers from 0 below 1, the same row for the same name on every machine. */
export function fixedRandom(name: string): () => number {
  let state = digest(name).readUInt32LE(0);
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<Value>(values: readonly Value[], random: () => number): Value {
  return must(values[Math.floor(values.length * random())], 'one of several');
}
