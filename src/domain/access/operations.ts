import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { roleNames } from '../permissions.ts';
import { email } from '../values/email/email.ts';
import { isStorableText } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { sampleAccountsPath } from './paths.ts';
import { sessionDetails, sessionGrants, signedIn, user } from './session.ts';

const password = z
  .string('Enter your password')
  .check(
    z.minLength(1, 'Enter your password'),
    z.maxLength(200, 'Use at most 200 characters'),
    z.refine(isStorableText, 'Remove the unreadable characters'),
  );

/** The password is right in several organisations: each of them, the one of last time first. */
export const whereToSignIn = z.object({
  choices: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      /** Whether this browser signed in there last. */
      lastHere: z.boolean(),
    }),
  ),
});
export type WhereToSignIn = z.infer<typeof whereToSignIn>;

export const signIn = defineOperation({
  name: 'access.signIn',
  method: 'POST',
  path: '/api/auth/sign-in',
  status: 200,
  input: z.object({
    email,
    password,
    stay: z.optional(z.boolean()),
    /** Where, when the address has accounts in several organisations. Goes before `X-Tenant`. */
    tenant: z.optional(uuid),
    /** From the link of the mail that asks whether the address is the person's own. */
    confirmation: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.union([signedIn, whereToSignIn]),
  may: 'anyone',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'Sign in with email and password',
});

export const signOut = defineOperation({
  name: 'access.signOut',
  method: 'POST',
  path: '/api/auth/sign-out',
  status: 200,
  input: z.object({
    /** Nothing of this person waits on the device: their submit grant there ends too. */
    nothingWaits: z.optional(z.boolean()),
  }),
  output: z.object({ signedOut: z.literal(true) }),
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'End this session',
});

export const currentUser = defineOperation({
  name: 'access.currentUser',
  method: 'GET',
  path: '/api/v1/userdetails/current-user',
  status: 200,
  input: z.object({}),
  output: z.object({ user, tenant: sessionDetails.shape.tenant, ...sessionGrants }),
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'The person who is signed in, and what they may do',
});

/** Empty where there is no sample data. */
export const sampleAccounts = defineOperation({
  name: 'access.sampleAccounts',
  method: 'GET',
  path: sampleAccountsPath,
  status: 200,
  input: z.object({}),
  output: z.object({
    accounts: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        password: z.string(),
        tenant: z.string(),
        role: z.enum(roleNames),
      }),
    ),
  }),
  may: 'anyone',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'Accounts of the sample tenants',
});
