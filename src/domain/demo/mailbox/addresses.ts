import { emailForm } from '../../values/email/email-form.ts';

/** The person whose mailbox it is. */
export const ownContact = 'Naledi Mokoena <naledi.mokoena@example.org>';

/** 'Sipho Mthembu' of 'Sipho Mthembu <sipho@example.org>', or the address where there is no name. */
export function nameOf(contact: string): string {
  const name = contact.replace(/<[^>]*>\s*$/, '').trim();
  return name === '' ? addressOf(contact) : name;
}

/** 'sipho@example.org' of 'Sipho Mthembu <sipho@example.org>'. */
export function addressOf(contact: string): string {
  return (/<([^>]*)>\s*$/.exec(contact)?.[1] ?? contact).trim();
}

export const isOwn = (contact: string): boolean => addressOf(contact) === addressOf(ownContact);

/** Contacts that somebody wrote one after the other. */
export function contactsIn(written: string): string[] {
  return written
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

export const isAddress = (contact: string): boolean => emailForm.test(addressOf(contact));
