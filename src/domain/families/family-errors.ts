import type { FieldErrors } from '../errors.ts';
import { latestDate } from '../values/dates/local-date.ts';
import { emailForm, notAnEmail } from '../values/email/email-form.ts';
import { parsePhone } from '../values/phone.ts';
import type { Family } from './entities.ts';

/** Errors in what somebody changed of a family: its contact details, and its wedding day. */
export function familyErrors(one: Family, before: Family | null): FieldErrors {
  const errors: FieldErrors = {};
  const { homePhone, email, weddingDate } = one;
  if (homePhone && homePhone !== before?.homePhone) {
    const phone = parsePhone(homePhone);
    if (!phone.ok) errors['homePhone'] = phone.problem;
  }
  if (email && email !== before?.email && !emailForm.test(email)) {
    errors['email'] = notAnEmail;
  }
  if (weddingDate && weddingDate !== before?.weddingDate && weddingDate > latestDate()) {
    errors['weddingDate'] = 'This date is still to come. Check it';
  }
  return errors;
}
