import { supportNeeds } from '#domain/demo/help-center/entities.ts';
import { emailForm, notAnEmail } from '#domain/values/email/email-form.ts';

/** Fields of the form for support. */
export type SupportFields = Record<keyof typeof supportNeeds, string>;
export type SupportField = keyof SupportFields;

export const blank: SupportFields = { name: '', email: '', subject: '', message: '' };

function errorOf(field: SupportField, typed: string): string | null {
  const words = typed.trim();
  if (words === '') return supportNeeds[field];
  return field === 'email' && !emailForm.test(words) ? notAnEmail : null;
}

/** The sentence for each field that cannot be sent so; null where it can. */
export function errorsOf(fields: SupportFields): Record<SupportField, string | null> {
  return {
    name: errorOf('name', fields.name),
    email: errorOf('email', fields.email),
    subject: errorOf('subject', fields.subject),
    message: errorOf('message', fields.message),
  };
}

const words: Record<SupportField, string> = {
  name: 'your name',
  email: 'your email',
  subject: 'a subject',
  message: 'your message',
};

/** Why the form cannot be sent yet: 'Still to fill in: your name, a subject'; null where it can. */
export function missingWords(fields: SupportFields): string | null {
  const errors = errorsOf(fields);
  const names = Object.keys(words) as SupportField[];
  const missing = names.filter((field) => errors[field] !== null);
  if (missing.length === 0) return null;
  return `Still to fill in: ${missing.map((field) => words[field]).join(', ')}`;
}
