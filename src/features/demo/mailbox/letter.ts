import { nameOf } from '#domain/demo/mailbox/addressee.ts';
import { contactsIn, isAddress, isOwn } from '#domain/demo/mailbox/addresses.ts';
import { contentLength, type Mail, mostAddresses } from '#domain/demo/mailbox/entities.ts';
import type { WrittenMail } from '#domain/demo/mailbox/operations.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';
import { newId } from '#domain/values/new-id.ts';
import { messageTime } from '../../../ui/message-time.ts';
import { wordsOf } from './words.ts';

/** A mail as somebody writes it: several addresses stand in a field, with commas between them. */
export interface Letter {
  /** Of the draft that it is kept as. */
  id: string;
  to: string;
  cc: string;
  bcc: string;
  subject: string;
  /** HTML. */
  content: string;
  attachments: Mail['attachments'];
  /** It is among the drafts already. */
  isDraft: boolean;
}

export const blankLetter = (): Letter => ({
  id: newId(),
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  content: '',
  attachments: [],
  isDraft: false,
});

/** A draft, to go on with. */
export function letterOf({ id, to, cc, bcc, subject, content, attachments }: Mail): Letter {
  const copies = { cc: cc.join(', '), bcc: bcc.join(', ') };
  return { id, to, ...copies, subject, content, attachments, isDraft: true };
}

/** 'Re: Chairs', once. */
const marked = (mark: 'Re' | 'Fwd', subject: string) =>
  subject.toLowerCase().startsWith(`${mark.toLowerCase()}:`) ? subject : `${mark}: ${subject}`;

function quoted({ from, date, content }: Mail): string {
  const who = escapeHtml(nameOf(from.contact));
  return `<p></p><blockquote><p>On ${messageTime(date)}, ${who} wrote:</p>${content}</blockquote>`;
}

/** The answer to the sender; of one's own mail, to whom it went. */
export function replyTo(mail: Mail, isToAll: boolean): Letter {
  const { from, to, cc, subject } = mail;
  const first = isOwn(from.contact) ? contactsIn(to) : [from.contact];
  const others = isOwn(from.contact) ? cc : [...contactsIn(to), ...cc];
  const rest = isToAll ? others.filter((one) => !isOwn(one) && !first.includes(one)) : [];
  return {
    ...blankLetter(),
    to: first.join(', '),
    cc: rest.join(', '),
    subject: marked('Re', subject),
    content: quoted(mail),
  };
}

export function forwardOf(mail: Mail): Letter {
  const { subject, attachments } = mail;
  return { ...blankLetter(), subject: marked('Fwd', subject), content: quoted(mail), attachments };
}

export function writtenOf({ to, cc, bcc, subject, content, attachments }: Letter): WrittenMail {
  const copies = { cc: contactsIn(cc), bcc: contactsIn(bcc) };
  // A suggestion that was taken leaves a comma behind, for the next one.
  return { to: to.replace(/[\s,;]+$/, '').trimStart(), ...copies, subject, content, attachments };
}

/** Nothing is in it that somebody would look for again. */
export function isBlank({ to, cc, bcc, subject, content, attachments }: Letter): boolean {
  if (attachments.length > 0) return false;
  return [to, cc, bcc, subject, wordsOf(content)].every((text) => text.trim() === '');
}

/** Obstacles to sending it: a sentence at each field. */
export type Problems = Partial<Record<'to' | 'cc' | 'bcc' | 'content', string>>;

function addressProblem(written: string): string | null {
  const contacts = contactsIn(written);
  if (contacts.length > mostAddresses) return `Write to at most ${mostAddresses}`;
  const wrong = contacts.find((one) => !isAddress(one));
  return wrong === undefined ? null : `Check “${wrong}”. It should look like name@example.org`;
}

function contentProblem(content: string): string | null {
  if (wordsOf(content) === '') return 'Write something first';
  return content.length > contentLength ? 'Shorten the text: it is too long for one mail' : null;
}

export function problemsOf({ to, cc, bcc, content }: Letter): Problems {
  const all = {
    to: contactsIn(to).length === 0 ? 'Enter an address' : addressProblem(to),
    cc: addressProblem(cc),
    bcc: addressProblem(bcc),
    content: contentProblem(content),
  };
  return Object.fromEntries(Object.entries(all).filter(([, said]) => said !== null));
}
