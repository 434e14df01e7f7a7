import type { FieldErrors } from '../../errors.ts';
import { emailForm, notAnEmail } from '../email/email-form.ts';
import { parsePhone } from '../phone.ts';

/** With or without its beginning; nothing that a browser would run. */
const site = /^(?:https?:\/\/)?[^\s/:@]+\.[^\s/:@]{2,}(?:[/?#]\S*)?$/i;

interface Contact {
  phone?: string | null | undefined;
  email?: string | null | undefined;
  website?: string | null | undefined;
}

/** Errors in how to reach a church or an organisation: only in fields whose value somebody changed. */
export function contactErrors(one: Contact, before: Contact | null): FieldErrors {
  const errors: FieldErrors = {};
  const isNew = (field: keyof Contact) => one[field] !== before?.[field];
  if (one.phone && isNew('phone')) {
    const phone = parsePhone(one.phone);
    if (!phone.ok) errors['phone'] = phone.problem;
  }
  if (one.email && isNew('email') && !emailForm.test(one.email)) {
    errors['email'] = notAnEmail;
  }
  if (one.website && isNew('website') && !site.test(one.website)) {
    errors['website'] = 'Check the address. It should look like www.example.org';
  }
  return errors;
}
