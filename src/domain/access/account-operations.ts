import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { email } from '../values/email/email.ts';
import { isStorableText, line } from '../values/text.ts';
import { personName } from './own-name.ts';

export const shortestPassword = 10;

/** B10: every way to a password asks the same of it. */
export const newPassword = z
  .string('Choose a password with 10 characters or more')
  .check(
    z.minLength(shortestPassword, `Use at least ${shortestPassword} characters`),
    z.maxLength(200, 'Use at most 200 characters'),
    z.refine(isStorableText, 'Remove the unreadable characters'),
  );

const token = z.string().check(z.minLength(1), z.maxLength(200));
const anywhere = () => ({ kind: 'anywhere' }) as const;

/** Answers the same whether somebody has this address or not. */
export const forgotPassword = defineOperation({
  name: 'access.forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  status: 200,
  input: z.object({ email }),
  output: z.literal(true),
  may: 'anyone',
  subject: anywhere,
  offline: 'network',
  summary: 'Ask for a mail with a link to choose a new password',
});

/** Opened by the link of a mail: of a forgotten password, or of an invitation. */
export const resetPassword = defineOperation({
  name: 'access.resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  status: 200,
  input: z.object({ token, password: newPassword }),
  output: z.literal(true),
  may: 'anyone',
  subject: anywhere,
  offline: 'network',
  summary: 'Choose a new password, which signs the account out everywhere',
});

/** Answers the same whether the address has an account or not. The new account may do nothing yet. */
export const signUp = defineOperation({
  name: 'access.signUp',
  method: 'POST',
  path: '/api/auth/sign-up',
  status: 200,
  input: z.object({
    name: personName,
    email,
    password: newPassword,
    company: z.optional(line(0, 120)),
    terms: z.literal(true, 'Agree to this first'),
  }),
  output: z.literal(true),
  may: 'anyone',
  subject: anywhere,
  offline: 'network',
  summary: 'Make an account that waits for its address to be confirmed',
});
