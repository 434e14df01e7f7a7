import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import type { Subject } from '../permissions.ts';
import { instant } from '../values/dates/instant.ts';
import { uuid } from '../values/uuid.ts';
import { deviceUse, registeredDevice } from './registered-device.ts';

const id = z.object({ id: uuid });
const anywhere = (): Subject => ({ kind: 'anywhere' });
const inChurch = ({ churchId }: { churchId: string }): Subject => ({
  kind: 'church',
  id: churchId,
});

/** Digits and letters that nobody takes for one another. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 8;

/** What somebody typed or scanned, as the server knows the code. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/** '4K7P 92RT'. */
export function shownCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** `random`: bytes, one a letter. */
export function codeOf(random: Uint8Array): string {
  // 240 is the largest multiple of the 30 letters: bytes above it would make some letters likelier.
  const even = [...random].filter((byte) => byte < 240).slice(0, codeLength);
  return even.map((byte) => codeLetters.charAt(byte % codeLetters.length)).join('');
}

/** A code that registers one browser, once. */
const registrationCode = z.object({ id: uuid, code: z.string(), expiresAt: instant });
export type RegistrationCode = z.infer<typeof registrationCode>;

/** A device as the list shows it. */
const listedDevice = z.object({
  /** Of the registration; null for a device that nobody registered. */
  registration: z.nullable(registeredDevice.schema),
  /** Id by which its people are signed out; null before its code was entered. */
  deviceId: z.nullable(uuid),
  /** The browser's own words, 'Chrome on Android'; null before its code was entered. */
  label: z.nullable(z.string()),
  church: z.nullable(z.string()),
  /** Names of those who are signed in there, or left reports there. */
  people: z.array(z.string()),
  lastSeenAt: z.nullable(instant),
  /** Of the program, as the device said; null where it has not. */
  version: z.nullable(z.string()),
  /** Whether the browser promised not to clear what it holds. */
  storageKept: z.nullable(z.boolean()),
  /** Number of its reports that are not sent, as it last said. */
  unsent: z.nullable(z.number()),
});
export type ListedDevice = z.infer<typeof listedDevice>;

export const listDevices = defineOperation({
  name: 'devices.list',
  method: 'GET',
  path: '/api/v1/devices',
  status: 200,
  input: z.object({}),
  output: z.object({
    devices: z.array(listedDevice),
    /** By the server's clock, as `lastSeenAt` is: that of the reader may be wrong. */
    asOf: instant,
  }),
  may: 'device.manage',
  subject: anywhere,
  offline: 'network',
  summary: 'The devices that count and keep reports where the caller looks after them',
});

/** Registered again under the same id, it gets another code. */
export const registerDevice = defineOperation({
  name: 'devices.register',
  method: 'POST',
  path: '/api/v1/devices',
  status: 200,
  input: z.object({ id: uuid, ...deviceUse }),
  output: registrationCode,
  may: 'device.manage',
  subject: inChurch,
  offline: 'network',
  limit: { points: 60, seconds: 3600 },
  summary: 'Register a device: the code that it answers works once, for 15 minutes',
});

export const changeDevice = defineOperation({
  name: 'devices.change',
  method: 'PUT',
  path: '/api/v1/devices/{id}',
  status: 202,
  input: z.object({ id: uuid, ...deviceUse }),
  output: z.object({ changed: z.literal(true) }),
  may: 'device.manage',
  subject: inChurch,
  offline: 'network',
  summary: 'Change the name, the church or the lock of a registered device',
});

/** What waits there is sent first; then the device is wiped, at its next contact. */
export const revokeRegistered = defineOperation({
  name: 'devices.revoke',
  method: 'POST',
  path: '/api/v1/devices/{id}/revoke',
  status: 202,
  input: id,
  output: z.object({ people: z.number() }),
  may: 'device.manage',
  subject: anywhere,
  offline: 'network',
  summary: 'End a registered device: it sends what waits there, then wipes',
});

/** How a browser that is registered is used. */
const claimedDevice = z.object({
  id: uuid,
  tenantId: uuid,
  name: z.string(),
  church: z.string(),
  severalUshers: z.boolean(),
  lockAfter: z.nullable(z.number()),
  countingOnly: z.optional(z.boolean()),
});
export type ClaimedDevice = z.infer<typeof claimedDevice>;

/** Each person on each registered device has one. It opens what they have there where their PIN does not. */
export const giveRowKey = defineOperation({
  name: 'devices.giveRowKey',
  method: 'GET',
  path: '/api/v1/devices/row-key',
  status: 200,
  input: z.object({}),
  /** `key`: base64 of 32 bytes; null for a browser that is no registered device, or was revoked. */
  output: z.object({
    key: z.nullable(z.string()),
    /** Of what the caller sends from there: the server has it too, and opens what comes while they are away. */
    queueKey: z.nullable(z.string()),
  }),
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'The keys of the caller’s rows on the registered device that asks',
});

/** Number of keys that one call opens: each registration and sign-in makes one. */
export const mostKeys = 100;

/** On a device that was registered before, or under another registration: what waits there is its author’s again. */
export const openQueueKeys = defineOperation({
  name: 'devices.openQueueKeys',
  method: 'POST',
  path: '/api/v1/devices/queue-keys',
  status: 200,
  input: z.object({
    /** As the device kept them, base64. */
    kept: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(mostKeys)),
  }),
  /** Base64 of 32 bytes each; null for one that is not the caller’s, or that no registration opens. */
  output: z.object({ keys: z.array(z.nullable(z.string())) }),
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  limit: { points: 60, seconds: 3600 },
  summary: 'Open the keys of what the caller left to be sent on a registered device',
});

/** The browser that enters the code is the device. */
export const claimDevice = defineOperation({
  name: 'devices.claim',
  method: 'POST',
  path: '/api/v1/devices/claim',
  status: 200,
  input: z.object({ code: z.string().check(z.maxLength(40)) }),
  output: claimedDevice,
  may: 'anyone',
  subject: anywhere,
  offline: 'network',
  summary: 'Make this browser the device that an administrator registered',
});

/** Facts that a device tells of itself. */
export const deviceFacts = {
  version: z.string().check(z.maxLength(40)),
  storageKept: z.boolean(),
  unsent: z.number().check(z.int(), z.nonnegative(), z.maximum(100_000)),
};

/** Ms between two tellings of an open page of which nothing changed. */
export const tellEvery = 5 * 60_000;

/** Nobody needs to be signed in: a tablet between two services says the same, and hears that it was revoked. */
export const tellFacts = defineOperation({
  name: 'devices.tellFacts',
  method: 'POST',
  path: '/api/v1/devices/facts',
  status: 200,
  input: z.object({
    ...deviceFacts,
    /** The registration that this browser claimed. */
    registered: z.nullable(z.object({ id: uuid, tenantId: uuid })),
  }),
  output: z.object({
    /** How it is used by now; null where it is not registered, or no more. */
    device: z.nullable(claimedDevice),
    revoked: z.boolean(),
  }),
  may: 'anyone',
  subject: anywhere,
  offline: 'network',
  summary: 'Tell how a device is: its version, its storage, and how much waits there',
});
