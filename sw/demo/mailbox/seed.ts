import { nameOf } from '#domain/demo/mailbox/addressee.ts';
import { addressOf, ownContact } from '#domain/demo/mailbox/addresses.ts';
import type { FolderId, Mail, MailLabel } from '#domain/demo/mailbox/entities.ts';
import { members } from '#domain/demo/members.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import type { DemoStart } from '../demo-app.ts';
import { face, hills } from '../drawings.ts';
import { seedId } from '../seed-id.ts';
import { slugOf } from '../slug-of.ts';

const labels: readonly MailLabel[] = (
  [
    ['Churches', 'pink'],
    ['Events', 'purple'],
    ['Finance', 'orange'],
    ['Follow-ups', 'blue'],
    ['Personal', 'green'],
    ['Suppliers', 'gray'],
  ] as const
).map(([title, color], at) => ({ id: seedId('b', at + 1), title, slug: slugOf(title), color }));

/** Subject, two sentences, and the places of its labels. */
type Topic = readonly [subject: string, says: string, asks: string, ...labels: number[]];

const topics: readonly Topic[] = [
  [
    'Khayelitsha venue on Sunday',
    'The school hall is free from seven, so we can keep the same service times.',
    'Could you tell everyone in Khayelitsha before five today?',
    0,
  ],
  [
    'Booking 20884 confirmed',
    'Your booking for 200 guests in March is confirmed.',
    'Please send the final number of beds two weeks before.',
    1,
    5,
  ],
  [
    'Worship set for Carols',
    'The running order now has six songs, two of them in Sesotho.',
    'Would you look at the keys before Thursday?',
    1,
  ],
  [
    'October statement',
    'The statement for October is ready, with eleven deposits and four payments.',
    'One deposit has no reference: do you know whose it is?',
    2,
  ],
  [
    'New chairs in Seshego',
    'Thank you for the chairs. The cell has grown to 31 people since they came.',
    'May we keep the old ones for the youth?',
    0,
  ],
  [
    'Follow-up list for Harare',
    'Three families moved to Mitchells Plain, and two asked for a visit.',
    'Who can go on Saturday morning?',
    3,
  ],
  [
    'Breakfast catering',
    'I can do 96 plates at R 48 each, with tea and rooibos.',
    'Shall we keep the halaal table by the window?',
    5,
    1,
  ],
  [
    'Permit for the open-air service',
    'The city approved the permit for the park, from nine to one.',
    'Please have two marshals at each gate.',
    1,
  ],
  [
    'Generator invoice',
    'The service of the generator came to R 3 450, with two filters.',
    'Can it be paid before the end of the month?',
    2,
    5,
  ],
  [
    'First timers of last Sunday',
    'Nine people filled in a card, and four of them asked about baptism.',
    'Shall we call them together on Wednesday evening?',
    3,
  ],
  [
    'Supper on Friday',
    'We are back from Limpopo, and would love to see you and the children.',
    'Does half past six work for you?',
    4,
  ],
  [
    'Minibus for the camp',
    'Route 21 has a 22-seater for us, with a driver who knows the pass.',
    'How many of the youth still need a seat?',
    1,
    5,
  ],
  [
    'Budget for the roof',
    'Two of three quotes are in, and the lower one has a warranty of ten years.',
    'I would like to bring it to the elders on Tuesday.',
    2,
  ],
];

const spam: readonly Topic[] = [
  ['You have won a prize', 'Your address was drawn as number seven.', 'Claim it within 24 hours.'],
  ['Cheap sound systems', 'All speakers at half price, this week only.', 'Reply to reserve yours.'],
  ['Your parcel is waiting', 'A fee of R 19 is due.', 'Confirm your card to receive it.'],
];
const spammers = ['Lucky Draw Office', 'Big Sound Sale', 'Parcel Desk'];

const greetings = ['Molo', 'Sawubona', 'Dumela', 'Dear'];
const thanks = ['Enkosi', 'Ngiyabonga', 'Ke a leboha', 'Many thanks'];

const files: readonly [type: string, name: string, size: number][] = [
  ['application/pdf', 'Hall agreement.pdf', 184_320],
  ['image/jpeg', 'The park at nine.jpg', 412_900],
  ['image/png', 'Seating plan.png', 96_240],
  ['application/pdf', 'Quote 2.pdf', 74_050],
];

const sizes: readonly [FolderId, number][] = [
  ['inbox', 45],
  ['sent', 17],
  ['drafts', 7],
  ['spam', 13],
  ['trash', 18],
];
const folders = sizes.flatMap(([folder, size]) => Array<FolderId>(size).fill(folder));

/** The one of a list that falls to a place. */
function dealt<One>(of: readonly One[], at: number): One {
  return of[at % of.length] as One;
}

/** True for so many of each hundred, spread among the others. */
const isOneOf = (many: number, at: number) => (at * many) % 100 < many;

const skins = ['#5b3722', '#7a4b2e', '#98633f'];
const clothes = ['#8f2457', '#2c5f8a', '#3f7048', '#6a4a9c'];

function senderOf(at: number): { contact: string; avatar: string | null } {
  const place = 1 + (at % (members.length - 1));
  const name = dealt(members, place).name;
  const avatar =
    place % 3 === 0
      ? face(['#cfe3ea', dealt(clothes, place), dealt(skins, place), '#1f1713'])
      : null;
  return { contact: `${name} <${name.toLowerCase().replaceAll(' ', '.')}@example.org>`, avatar };
}

const firstName = (contact: string) => nameOf(contact).split(' ')[0] ?? '';

function attachmentsOf(at: number): Mail['attachments'] {
  // Eight of a hundred.
  if (at % 12 !== 5) return [];
  const [type, name, size] = dealt(files, (at - 5) / 12);
  const preview = type.startsWith('image')
    ? hills(['#2c7a8c', '#1d5f70', '#134552', '#d5ebe4'])
    : null;
  return [{ type, name, size, preview }];
}

/** @param nth among the mails of its folder */
function mailOf(at: number, folder: FolderId, nth: number, today: string): Mail {
  const isOwn = folder === 'sent' || folder === 'drafts';
  const other = senderOf(at);
  if (folder === 'spam') {
    other.contact = `${dealt(spammers, nth)} <offers@example.com>`;
    other.avatar = null;
  }
  const own = { contact: ownContact, avatar: null };
  const [from, to] = isOwn ? [own, other] : [other, own];
  const [subject, says, asks, ...places] = dealt(folder === 'spam' ? spam : topics, at);
  const end =
    folder === 'drafts' ? '' : `<p>${dealt(thanks, at)},<br>${firstName(from.contact)}</p>`;
  return {
    id: seedId('a', at + 1),
    type: 'mail',
    from,
    to: to.contact,
    cc: at % 4 === 1 ? [senderOf(at + 3).contact, senderOf(at + 5).contact] : [],
    bcc: isOwn && at % 4 === 2 ? [addressOf(senderOf(at + 7).contact)] : [],
    date: `${addDays(today, -1 - Math.floor(at / 3))}T${dealt(['15:12', '11:25', '06:40'], at)}:00.000Z`,
    subject,
    content: `<p>${dealt(greetings, at)} ${firstName(to.contact)},</p><p>${says} ${asks}</p>${end}`,
    attachments: attachmentsOf(at),
    starred: isOneOf(56, at),
    important: isOneOf(47, at),
    // 27 of 45.
    unread: folder === 'inbox' && (nth * 27) % 45 < 27,
    folder,
    labels: places.map((place) => dealt(labels, place).id),
  };
}

/** 100 mails and 6 labels, the newest mail from yesterday. */
export function seedMailbox(demo: DemoDatabase, { today }: DemoStart): Promise<unknown> {
  const filled = new Map<FolderId, number>();
  const mails = folders.map((_, at) => {
    // A step without a common factor: the folders are mixed through the days.
    const folder = dealt(folders, at * 37);
    const nth = filled.get(folder) ?? 0;
    filled.set(folder, nth + 1);
    return mailOf(at, folder, nth, today);
  });
  return Promise.all([demo.mailLabel.bulkAdd(labels), demo.mail.bulkAdd(mails)]);
}
