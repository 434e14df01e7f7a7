import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { own } from '../shell/own.ts';
import { instant } from '../values/dates/instant.ts';
import { uuid } from '../values/uuid.ts';
import { newPassword } from './account-operations.ts';

/** The session that asks goes on; every other one of the account is over. */
export const changePassword = defineOperation({
  name: 'access.changePassword',
  method: 'POST',
  path: '/api/v1/userdetails/password',
  status: 202,
  input: z.object({
    current: z
      .string('Enter your current password')
      .check(z.minLength(1, 'Enter your current password'), z.maxLength(200)),
    password: newPassword,
  }),
  /** Sessions elsewhere that are over. */
  output: z.object({ ended: z.number() }),
  ...own,
  offline: 'network',
  summary: 'Choose a new password, which signs the account out on every other device',
});

/** A device on which the account is signed in, or left reports that are still to be sent. */
export const signedInDevice = z.object({
  deviceId: uuid,
  /** 'Chrome on Windows'; empty where the browser does not say. */
  label: z.string(),
  signedInAt: instant,
  /** When it last renewed its session: an app that is open does every quarter of an hour. */
  lastSeenAt: instant,
  isHere: z.boolean(),
  /** Signed out there. What the person left behind on it is still sent. */
  onlySends: z.optional(z.literal(true)),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const listOwnSessions = defineOperation({
  name: 'access.listOwnSessions',
  method: 'GET',
  path: '/api/v1/access/sessions',
  status: 200,
  input: z.object({}),
  output: z.object({ devices: z.array(signedInDevice) }),
  ...own,
  offline: 'network',
  summary: 'The devices on which the person who asks is signed in or left reports, this one first',
});

/** Never the session that asks. What waits on those devices is sent for review, then they are wiped. */
export const endOwnSessions = defineOperation({
  name: 'access.endOwnSessions',
  method: 'POST',
  path: '/api/v1/access/sessions/end',
  status: 202,
  input: z.object({
    /** Null: everywhere else. */
    deviceId: z.nullable(uuid),
  }),
  output: z.object({ ended: z.number() }),
  ...own,
  offline: 'network',
  summary: 'Sign out on another device, or everywhere else',
});
