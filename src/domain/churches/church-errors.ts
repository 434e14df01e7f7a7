import type { FieldErrors } from '../errors.ts';
import { contactErrors } from '../values/contact/contact-errors.ts';
import type { Church } from './entities.ts';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Errors in a church's contact details and visibility: only in fields whose value somebody changed. */
export function churchErrors(one: Church, before: Church | null): FieldErrors {
  const errors = contactErrors(one, before);
  if (one.slug && one.slug !== before?.slug && !slug.test(one.slug)) {
    errors['slug'] = 'Use small letters, digits and hyphens between them, like soweto-east';
  }
  if (one.portalEnabled && !one.slug) errors['slug'] = 'Give the public page an address';
  return errors;
}
