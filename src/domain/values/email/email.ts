import * as z from 'zod/mini';
import { emailForm, notAnEmail } from './email-form.ts';
import { isVisibleLine } from '../name.ts';
import { isStorableText } from '../text.ts';

/** An e-mail address as an account is found by: trimmed, lower case. */
export const email = z.string('Enter your email address').check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, 'Use at most 254 characters'),
  z.refine(isStorableText, 'Remove the unreadable characters'),
  z.refine((text) => text === '' || isVisibleLine(text), 'Remove the hidden characters'),
  z.regex(emailForm, notAnEmail),
);
