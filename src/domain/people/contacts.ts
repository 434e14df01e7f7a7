import * as z from 'zod/mini';
import type { FromText } from '../register/from-text.ts';
import { email } from '../values/email/email.ts';
import { folded } from '../values/name-words.ts';
import { parsePhone, spokenPhone } from '../values/phone.ts';
import { line } from '../values/text.ts';

/** Phone numbers, or e-mail addresses, of one person. */
export const mostContacts = 5;

export const phoneKinds = { mobile: 'Mobile', home: 'Home', work: 'Work' } as const;
export type PhoneKind = keyof typeof phoneKinds;

/** Of whichever country: one that is not known is kept as it was typed (decision 055). */
export const typedNumber = line(0, 30).check(
  z.regex(/\d/, 'Write the number with digits, or remove it'),
);

// The fields stand in the order in which the database answers them (by length), so that two of them compare as text.
const phoneNumber = z.object({
  kind: z.enum(['mobile', 'home', 'work']),
  /** `+27825550142` where it is known, else as it was typed. */
  number: typedNumber,
  /** No messages to it. */
  optOut: z.boolean(),
});
export type PhoneNumber = z.infer<typeof phoneNumber>;

const emailAddress = z.object({ optOut: z.boolean(), address: email });
export type EmailAddress = z.infer<typeof emailAddress>;

const few = z.maxLength(mostContacts, `Keep at most ${mostContacts}`);
export const phoneNumbers = z.array(phoneNumber).check(few);
export const emailAddresses = z.array(emailAddress).check(few);

/** Each number as it is dialled, where that is known, none of them twice. */
export function dialledNumbers(numbers: readonly PhoneNumber[]): PhoneNumber[] {
  const dialled = numbers.map(({ kind, number, optOut }) => {
    const read = parsePhone(number);
    return { kind, number: read.ok ? (read.number ?? number) : number, optOut };
  });
  return [...new Map(dialled.map((one) => [one.number, one])).values()];
}

const noMessages = 'no messages';

function marked(contact: string, ...marks: (string | false)[]): string {
  const said = marks.filter(Boolean);
  return said.length === 0 ? contact : `${contact} (${said.join(', ')})`;
}

/** '082 555 0142; 011 555 0100 (work, no messages)'. */
export function phonesText(value: unknown): string {
  return (value as PhoneNumber[])
    .map(({ kind, number, optOut }) =>
      marked(
        spokenPhone(number),
        kind !== 'mobile' && phoneKinds[kind].toLowerCase(),
        optOut && noMessages,
      ),
    )
    .join('; ');
}

/** 'naledi@example.org; office@example.org (no messages)'. */
export function emailsText(value: unknown): string {
  return (value as EmailAddress[])
    .map(({ optOut, address }) => marked(address, optOut && noMessages))
    .join('; ');
}

/** A contact of a cell, and the marks behind it. */
function contactsIn(text: string): { contact: string; marks: string[] }[] {
  return text
    .split(/[;\n]|,(?![^(]*\))/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [, contact = one, marks = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(one) ?? [];
      return { contact, marks: folded(marks).split(/\s*,\s*/) };
    });
}

const isKind = (mark: string): mark is PhoneKind => Object.hasOwn(phoneKinds, mark);

export function phonesFromText(text: string): FromText {
  const value = contactsIn(text).map(({ contact, marks }): PhoneNumber => ({
    kind: marks.find(isKind) ?? 'mobile',
    number: contact,
    optOut: marks.includes(noMessages),
  }));
  const read = z.safeParse(phoneNumbers, value);
  if (read.success) return { value: dialledNumbers(read.data) };
  return { problem: read.error.issues[0]?.message ?? 'Write numbers like 082 555 0142' };
}

export function emailsFromText(text: string): FromText {
  const value = contactsIn(text).map(({ contact, marks }) => ({
    optOut: marks.includes(noMessages),
    address: contact,
  }));
  const read = z.safeParse(emailAddresses, value);
  if (read.success) return { value: read.data };
  return { problem: read.error.issues[0]?.message ?? 'Write addresses like name@example.org' };
}
