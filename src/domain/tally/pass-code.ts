import type { DoorState } from './doors.ts';
import { doorNameLength } from './door-name.ts';
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

const opening = 'IBANDLA1';
const between = '|';
/** Doors that one screen shows at most. */
const mostShown = 60;

/** FNV-1a, 32 bits: a code that was read wrong in one place never passes. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36);
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

/** One door as the text of a code. `of`: doors that the screen shows, one after the other. */
export function passCode(
  { id, state }: PassedDoor,
  { serviceId, date }: PassPlace,
  of: number,
): string {
  const parts = [
    opening,
    serviceId,
    date,
    id,
    Date.parse(state.tappedAt).toString(36),
    numbers(state.added),
    numbers(state.taken),
    encodeURIComponent(state.door),
    of,
  ];
  const said = parts.join(between);
  return `${said}${between}${checkOf(said)}`;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** What a camera read. */
export function readPassCode(text: string, place: PassPlace): ReadCode {
  if (!text.startsWith(`${opening}${between}`)) return { kind: 'notOurs' };
  const end = text.lastIndexOf(between);
  if (checkOf(text.slice(0, end)) !== text.slice(end + 1)) return { kind: 'damaged' };
  const [, serviceId, date, id, time, added, taken, name, shown] = text
    .slice(0, end)
    .split(between);
  const of = Number(shown);
  const at = Number.parseInt(time ?? '', 36);
  const door = decoded(name ?? '');
  const [ups, downs] = [readNumbers(added ?? 'none'), readNumbers(taken ?? 'none')];
  const isDoor = door !== null && door.trim() !== '' && door.length <= doorNameLength;
  const isShown = Number.isInteger(of) && of >= 1 && of <= mostShown;
  const isTime = Number.isSafeInteger(at) && at >= 0 && at <= 8.64e15;
  if (!uuidForm.test(id ?? '') || !isDoor || !isTime || !isShown || !ups || !downs)
    return { kind: 'damaged' };
  if (date !== undefined && date !== place.date) return { kind: 'otherDay', date };
  if (serviceId !== place.serviceId) return { kind: 'otherService' };
  const tappedAt = new Date(at).toISOString();
  const state: DoorState = { door, added: ups, taken: downs, isOut: false, tappedAt };
  return { kind: 'door', passed: { id: id ?? '', state }, of };
}
