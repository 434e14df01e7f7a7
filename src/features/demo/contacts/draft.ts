import type { Contact, ContactEmail, ContactPhone } from '#domain/demo/contacts/entities.ts';
import { usualCountry } from '../../../demo/people/numbers.ts';

/** A contact as it is being written. */
export interface Draft {
  name: string;
  title: string;
  company: string;
  emails: ContactEmail[];
  phoneNumbers: ContactPhone[];
  address: string;
  /** yyyy-MM-dd, or ''. */
  birthday: string;
  notes: string;
  /** Ids. */
  tags: string[];
  /** The picture is to go. A new one is there as soon as it is chosen. */
  withoutAvatar: boolean;
}

export const blankEmail: ContactEmail = { email: '', label: '' };
export const blankPhone: ContactPhone = { country: usualCountry, phoneNumber: '', label: '' };

/** There is always a first address and a first number to write in. */
export function draftOf(contact: Contact): Draft {
  const { name, title, company, emails, phoneNumbers, address, birthday, notes, tags } = contact;
  return {
    name,
    title: title ?? '',
    company: company ?? '',
    emails: emails.length > 0 ? emails : [blankEmail],
    phoneNumbers: phoneNumbers.length > 0 ? phoneNumbers : [blankPhone],
    address: address ?? '',
    birthday: birthday ?? '',
    notes: notes ?? '',
    tags,
    withoutAvatar: false,
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Fields that are saved: blank addresses and numbers are left out. */
export function fieldsOf(draft: Draft): Partial<Contact> {
  return {
    name: draft.name.trim(),
    title: orNull(draft.title),
    company: orNull(draft.company),
    emails: draft.emails.filter(({ email }) => email.trim() !== ''),
    phoneNumbers: draft.phoneNumbers.filter(({ phoneNumber }) => phoneNumber.trim() !== ''),
    address: orNull(draft.address),
    birthday: orNull(draft.birthday),
    notes: orNull(draft.notes),
    tags: draft.tags,
    ...(draft.withoutAvatar && { avatar: null }),
  };
}

/** Whether saving would change something. */
export function differs(draft: Draft, from: Draft): boolean {
  return JSON.stringify(fieldsOf(draft)) !== JSON.stringify(fieldsOf(from));
}
