import { doorNameLength, usualDoors } from './door-name.ts';
import type { DoorState } from './doors.ts';
import { tallyKeys, type Tallied } from './tally-keys.ts';

/** A door as it passes from screen to camera: counts, door, time and a check, and no name of a person. */
export interface PassedDoor {
  id: string;
  state: DoorState;
}

/** The service that both devices count. */
export interface PassPlace {
  serviceId: string;
  /** yyyy-MM-dd. */
  date: string;
}

export type ReadCode =
  | {
      kind: 'door';
      passed: PassedDoor;
      /** Doors that this screen shows, one after the other. */ of: number;
    }
  /** A code of ours that is about another service, or another day. */
  | { kind: 'otherService' }
  | { kind: 'otherDay'; date: string }
  /** A code of ours that was not read whole. */
  | { kind: 'damaged' }
  | { kind: 'notOurs' };

// Digits, capitals and a few signs alone: a code of these has half the modules, which a camera reads from further away.
const opening = 'IBANDLA1';
const between = ':';
const usual = '*';
/** Doors that one screen shows at most. */
const mostShown = 60;

/** FNV-1a, 32 bits: a code that was read wrong in one place never passes. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36).toUpperCase();
}

function shortId(id: string): string {
  return BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase();
}

/** The id again; null for what is none. */
function wholeId(short: string): string | null {
  if (!/^[0-9A-Z]{1,25}$/.test(short)) return null;
  let value = 0n;
  for (const digit of short) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  const hex = value.toString(16).padStart(32, '0');
  if (hex.length > 32) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** `58.0.3`: by the order of the keys, up to the last that is not 0. */
function numbers(counts: Tallied): string {
  const last = tallyKeys.findLastIndex((key) => (counts[key] ?? 0) > 0);
  const counted = tallyKeys.slice(0, last + 1);
  return counted.map((key) => counts[key] ?? 0).join('.');
}

function readNumbers(text: string): Tallied | null {
  const read = text === '' ? [] : text.split('.');
  if (read.length > tallyKeys.length || !read.every((one) => /^\d{1,6}$/.test(one))) return null;
  const pairs = tallyKeys.map((key, at) => [key, Number(read[at] ?? 0)] as const);
  return Object.fromEntries(pairs.filter(([, people]) => people > 0));
}

/** `*0` for a usual door; any other name letter by letter, `%61` for what is no capital and no digit. */
function shortName(door: string): string {
  const at = usualDoors.findIndex((one) => one === door);
  if (at >= 0) return `${usual}${at}`;
  return [...new TextEncoder().encode(door)]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      if (/[0-9A-Z]/.test(letter)) return letter;
      return `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
    })
    .join('');
}

/** The name again; null for what is none. */
function wholeName(short: string): string | null {
  if (short.startsWith(usual)) return usualDoors[Number(short.slice(1))] ?? null;
  try {
    const name = decodeURIComponent(short);
    return name.trim() === '' || name.length > doorNameLength ? null : name;
  } catch {
    return null;
  }
}

/** ISO; null for what is no time. */
function wholeTime(short: string): string | null {
  const at = Number.parseInt(short, 36);
  return at >= 0 && at <= 8.64e15 ? new Date(at).toISOString() : null;
}

/** One door as the text of a code. `of`: doors that the screen shows, one after the other. */
export function passCode(
  { id, state }: PassedDoor,
  { serviceId, date }: PassPlace,
  of: number,
): string {
  const said = [
    opening,
    shortId(serviceId),
    date,
    shortId(id),
    Date.parse(state.tappedAt).toString(36).toUpperCase(),
    numbers(state.added),
    numbers(state.taken),
    shortName(state.door),
    of,
  ].join(between);
  return `${said}${between}${checkOf(said)}`;
}

/** Text that a camera read. */
export function readPassCode(text: string, place: PassPlace): ReadCode {
  if (!text.startsWith(`${opening}${between}`)) return { kind: 'notOurs' };
  const end = text.lastIndexOf(between);
  const said = text.slice(0, end);
  if (checkOf(said) !== text.slice(end + 1)) return { kind: 'damaged' };
  const [, service = '', date = '', shown = '', time = '', ups = '-', downs = '-', name = '', of] =
    said.split(between);
  const [id, door, tappedAt] = [wholeId(shown), wholeName(name), wholeTime(time)];
  const [added, taken] = [readNumbers(ups), readNumbers(downs)];
  const isCount = Number(of) >= 1 && Number(of) <= mostShown;
  if (!id || !door || !tappedAt || !added || !taken || !isCount) return { kind: 'damaged' };
  if (date !== place.date) return { kind: 'otherDay', date };
  if (service !== shortId(place.serviceId)) return { kind: 'otherService' };
  const state: DoorState = { door, added, taken, isOut: false, tappedAt };
  return { kind: 'door', passed: { id, state }, of: Number(of) };
}
