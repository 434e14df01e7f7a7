import { ownContact } from '#domain/demo/mailbox/addresses.ts';
import type { Mail } from '#domain/demo/mailbox/entities.ts';
import * as operations from '#domain/demo/mailbox/operations.ts';
import { filters, type Place } from '#domain/demo/mailbox/places.ts';
import { must } from '#domain/must.ts';
import type { InputOf } from '#domain/operation.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import {
  allFolders,
  allMailLabels,
  mailsAt,
  mailSettingsOf,
  mailWith,
} from '#store/demo/mailbox/queries.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';
import { slugOf } from '../slug-of.ts';
import { tagsOf } from '../tags.ts';
import { attach, dropped, loosen } from './attachments.ts';

const mails = rowsOf((demo) => demo.mail);
const labels = rowsOf((demo) => demo.mailLabel);
const { remove: removeLabel } = tagsOf(
  (demo) => demo.mailLabel,
  (demo) => demo.mail,
  'labels',
);

/** S5-010, of a label: it is in addresses, so no two are the same. */
async function freeSlug(demo: DemoDatabase, title: string, id?: string): Promise<string> {
  const others = (await allMailLabels(demo)).filter((one) => one.id !== id);
  const slug = slugOf(title.trim()) || 'label';
  const isTaken = (asked: string) => others.some((one) => one.slug === asked);
  if (!isTaken(slug)) return slug;
  let number = 1;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

const addLabel = handle(operations.addLabel, (demo, { label }) =>
  demo.transaction('rw', demo.mailLabel, async () =>
    labels.add(demo, { ...label, slug: await freeSlug(demo, label.title) }),
  ),
);

const changeLabel = handle(operations.changeLabel, (demo, { id, label }) =>
  demo.transaction('rw', demo.mailLabel, async () => {
    const slug = label.title === undefined ? {} : { slug: await freeSlug(demo, label.title, id) };
    return labels.change(demo, id, { ...label, ...slug });
  }),
);

const changeSettings = handle(operations.changeSettings, async (demo, { settings }) => {
  await demo.mailSetting.put({ id: 'mailbox', ...settings });
  return settings;
});

function placeOf(input: InputOf<typeof operations.listMails>): Place | null {
  for (const of of ['folder', 'filter', 'label'] as const) {
    const slug = input[of];
    if (slug !== undefined) return { of, slug };
  }
  return null;
}

const blank: Omit<Mail, 'id' | 'date' | 'folder' | keyof operations.WrittenMail> = {
  type: 'mail',
  from: { avatar: null, contact: ownContact },
  starred: false,
  important: false,
  unread: false,
  labels: [],
};

/** Keeping comes before sending. A page that goes away may tell us in the other order: what was sent is sent. */
const write = handle(operations.writeMail, (demo, { id, mail: { isSent, ...written } }) =>
  demo.transaction('rw', demo.mail, demo.fileContent, async () => {
    const before = await demo.mail.get(id);
    if (before === undefined || before.folder === 'drafts') {
      if (before) await loosen(demo, dropped(before.attachments, written.attachments));
      const folder = isSent ? 'sent' : 'drafts';
      const date = new Date().toISOString();
      await demo.mail.put({ ...blank, ...before, ...written, id, folder, date });
    }
    return must(await mailWith(demo, id), 'what was written');
  }),
);

const change = handle(operations.changeMail, async (demo, { id, mail }) => {
  await mails.change(demo, id, mail);
  return mailWith(demo, id);
});

const remove = handle(operations.deleteMail, async (demo, { id }) => {
  const mail = await mails.one(demo, { id });
  if (mail) await loosen(demo, mail.attachments);
  return mails.remove(demo, { id });
});

export const mailboxHandlers = [
  handle(operations.readSettings, mailSettingsOf),
  changeSettings,
  handle(operations.listFolders, allFolders),
  handle(operations.listFilters, () => Promise.resolve([...filters])),
  handle(operations.listLabels, allMailLabels),
  addLabel,
  changeLabel,
  handle(operations.deleteLabel, removeLabel),
  // S7-082.
  handle(
    operations.listMails,
    (demo, input) => mailsAt(demo, placeOf(input), Number(input.page ?? 1)),
    625,
  ),
  handle(operations.readMail, (demo, { id }) => mailWith(demo, id)),
  change,
  write,
  attach,
  remove,
];
