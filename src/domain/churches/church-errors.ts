import type { FieldErrors } from '../errors.ts';
import { emailForm, notAnEmail } from '../values/email/email-form.ts';
import { parsePhone } from '../values/phone.ts';
import type { Church } from './entities.ts';

/** With or without its beginning; nothing that a browser would run. */
const site = /^(?:https?:\/\/)?[^\s/:@]+\.[^\s/:@]{2,}(?:[/?#]\S*)?$/i;
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Errors in a church's contact details and visibility: only in fields whose value somebody changed. */
export function churchErrors(one: Church, before: Church | null): FieldErrors {
  const errors: FieldErrors = {};
  const isNew = (field: 'phone' | 'email' | 'website' | 'slug') => one[field] !== before?.[field];
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
  if (one.slug && isNew('slug') && !slug.test(one.slug)) {
    errors['slug'] = 'Use small letters, digits and hyphens between them, like soweto-east';
  }
  if (one.portalEnabled && !one.slug) errors['slug'] = 'Give the public page an address';
  return errors;
}
