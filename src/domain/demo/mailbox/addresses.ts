import { emailForm } from '../../values/email/email-form.ts';

/** The person whose mailbox it is. */
export const ownContact = 'Naledi Mokoena <naledi.mokoena@example.org>';

/** 'sipho@example.org' of 'Sipho Mthembu <sipho@example.org>'. */
export function addressOf(contact: string): string {
  return (/<([^>]*)>\s*$/.exec(contact)?.[1] ?? contact).trim();
}

export const isOwn = (contact: string): boolean => addressOf(contact) === addressOf(ownContact);

/** A quotation mark that is never closed is a letter like others, or it would swallow the contacts behind it. */
const parts = /(?:"(?:[^"\\]|\\.)*"|[^,;])+/g;

/** Contacts that somebody wrote one after the other. A comma in a quoted name, as in '"Zulu, Nomsa" <n@b.org>', ends none. */
export function contactsIn(written: string): string[] {
  return (written.match(parts) ?? []).map((one) => one.trim()).filter((one) => one !== '');
}

const ended = /^(?:(?:"(?:[^"\\]|\\.)*"|[^,;"])*[,;])*\s*/;

/**
 * Length of the text before the last contact: that contact is being typed. A quotation that is open belongs to it, for
 * the commas in it will be those of a name.
 */
export const lastContactStart = (written: string): number => ended.exec(written)?.[0].length ?? 0;

export const isAddress = (contact: string): boolean => emailForm.test(addressOf(contact));
