import { nameOf } from '#domain/demo/mailbox/addressee.ts';
import { contactsIn, isOwn } from '#domain/demo/mailbox/addresses.ts';
import type { Mail, MailLabel, Pagination } from '#domain/demo/mailbox/entities.ts';
import { filters, folders, type Place } from '#domain/demo/mailbox/places.ts';
import { unescapeHtml } from '#domain/values/escape-html.ts';
import { amount } from '../../../demo/amount.ts';
import { messageTime } from '../../../ui/message-time.ts';
import { grouped } from '../../../ui/time.ts';

/** 'Inbox'; the slug of a label while it is not known. */
export function placeTitle({ of, slug }: Place, labels: readonly MailLabel[]): string {
  const places = of === 'folder' ? folders : of === 'filter' ? filters : labels;
  return places.find((one) => one.slug === slug)?.title ?? slug;
}

/** '1 - 10 of 45'. */
export function rangeWords({ totalResults, startIndex, endIndex }: Pagination): string {
  if (totalResults === 0) return 'No mails';
  return `${grouped(startIndex + 1)} - ${grouped(endIndex + 1)} of ${grouped(totalResults)}`;
}

/** '12 mails found'. */
export function foundWords(mails: number): string {
  return `${amount(mails, 'mail')} found`;
}

/** 'Nov 22'. */
export const shortDay = (iso: string): string => messageTime(iso).split(',')[0] ?? '';

/** HTML as the words in it. For showing and searching only: it makes nothing safe. */
export function wordsOf(html: string): string {
  const words = unescapeHtml(html.replaceAll(/<[^>]*>/g, ' '));
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** Name in a row of the list: the sender, or whom one's own mail goes to. */
export function whoOf({ from, to, folder }: Mail): string {
  if (folder !== 'sent' && folder !== 'drafts') return nameOf(from.contact);
  const names = contactsIn(to).map(nameOf).join(', ');
  return names === '' ? 'To nobody yet' : `To ${names}`;
}

export const subjectOf = ({ subject }: Pick<Mail, 'subject'>): string =>
  subject.trim() === '' ? 'No subject' : subject;

/** 'to me and 2 others'. */
export function toWords({ to, cc, bcc }: Pick<Mail, 'to' | 'cc' | 'bcc'>): string {
  const [first, ...more] = contactsIn(to);
  const others = more.length + cc.length + bcc.length;
  const name = first === undefined ? 'nobody yet' : isOwn(first) ? 'me' : nameOf(first);
  if (others === 0) return `to ${name}`;
  return `to ${name} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

/** Texts that the search looks in. */
export function searchedText({ from, to, cc, subject, content }: Mail): string {
  return [from.contact, to, ...cc, subject, wordsOf(content)].join('\n');
}
