import { Dexie, type Collection } from 'dexie';
import type {
  AnsweredMail,
  Mail,
  MailFolder,
  MailLabel,
  MailSettings,
  Pagination,
} from '#domain/demo/mailbox/entities.ts';
import { paginationOf, resultsPerPage } from '#domain/demo/mailbox/pagination.ts';
import { folders, type Place } from '#domain/demo/mailbox/places.ts';
import type { DemoDatabase } from '../database.ts';

function asAnswered(mail: Mail): AnsweredMail {
  return { ...mail, ccCount: mail.cc.length, bccCount: mail.bcc.length };
}

export async function mailSettingsOf(demo: DemoDatabase): Promise<MailSettings> {
  const kept = await demo.mailSetting.get('mailbox');
  return { messageLayout: kept?.messageLayout ?? 'beside' };
}

export function allMailLabels(demo: DemoDatabase): Promise<MailLabel[]> {
  return demo.mailLabel.orderBy('title').toArray();
}

function inFolder(demo: DemoDatabase, folder: string): Collection<Mail, string> {
  return demo.mail
    .where('[folder+date]')
    .between([folder, Dexie.minKey], [folder, Dexie.maxKey])
    .reverse();
}

/** S9-026 to S9-028. */
function countIn(demo: DemoDatabase, folder: string): Promise<number> | number {
  if (folder === 'sent' || folder === 'trash') return 0;
  const all = inFolder(demo, folder);
  if (folder === 'drafts' || folder === 'spam') return all.count();
  return all.filter(({ unread }) => unread).count();
}

export async function allFolders(demo: DemoDatabase): Promise<MailFolder[]> {
  const counts = await Promise.all(folders.map(({ id }) => countIn(demo, id)));
  return folders.map((folder, at) => Object.assign({ count: counts[at] ?? 0 }, folder));
}

/** All of them, the newest first. */
export async function allMails(demo: DemoDatabase): Promise<Mail[]> {
  // Read at once: backwards the store would give one after the other.
  const mails = await demo.mail.orderBy('date').toArray();
  return mails.toReversed();
}

async function fitting(demo: DemoDatabase, place: Place): Promise<Collection<Mail, string> | null> {
  const { of, slug } = place;
  if (of === 'folder') return inFolder(demo, slug);
  const newest = demo.mail.orderBy('date').reverse();
  if (of === 'filter') {
    return newest.filter(
      (mail) => (slug === 'starred' && mail.starred) || (slug === 'important' && mail.important),
    );
  }
  const label = (await allMailLabels(demo)).find((one) => one.slug === slug);
  return label ? newest.filter(({ labels }) => labels.includes(label.id)) : null;
}

export interface MailPage {
  /** Null past the last page. */
  mails: AnsweredMail[] | null;
  pagination: Pagination;
}

/** A page, from 1, of the mails in this place, or of all of them; the newest first. */
export async function mailsAt(
  demo: DemoDatabase,
  place: Place | null,
  page: number,
): Promise<MailPage> {
  const ask = () =>
    place ? fitting(demo, place) : Promise.resolve(demo.mail.orderBy('date').reverse());
  const pagination = paginationOf((await (await ask())?.count()) ?? 0, page);
  if (page > pagination.lastPage) return { mails: null, pagination };
  const found = (await ask())?.offset(pagination.startIndex).limit(resultsPerPage);
  return { mails: ((await found?.toArray()) ?? []).map(asAnswered), pagination };
}

export async function mailWith(demo: DemoDatabase, id: string): Promise<AnsweredMail | null> {
  const mail = await demo.mail.get(id);
  return mail ? asAnswered(mail) : null;
}
