import {
  type ChatAttachments,
  me,
  type StoredChatContact,
  type StoredDemoChat,
  type StoredDemoMessage,
} from '#domain/demo/chat/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import type { DemoStart } from '../demo-app.ts';
import { dealt, landscapes, peopleNames, personAt } from '../people.ts';
import { seedId } from '../seed-id.ts';

const abouts = (
  'At work until five|Ask me about the choir|Only urgent calls|Away in the hills|Busy, but write|Here on Sundays|' +
  'Tea first|Driving, will answer later|Learning isiZulu|On night shift'
).split('|');

/** Messages of every chat before its last one: mine begin with a plus, and a dash begins another day. */
const talk = (
  '+Good morning! Are you in for Saturday?|Morning. Yes, from eight.|+Lovely. Can you bring the big urn?|It leaks a little.|' +
  'But the lid holds.|+Then we put a bowl under it.|-+Did the bread order go through?|It did, 60 loaves.|+Great, thank you!|' +
  'Who cuts it?|+Lerato and her cousins.|-I have 40 chairs in the hall now.|We need 20 more.|+The school lends them to us.|' +
  '+I fetch them on Friday.|With the bakkie?|+Yes, two trips.|-The sound desk hums again.|+Try another plug first.|' +
  'That helped!|+Good. Write it on the list, so that the next one knows.|-Shall we pray before we open the doors?|+At a quarter past seven.|+By the tree.'
).split('|');

/** Last words of each chat. */
const lasts = (
  'See you there.|The hall is free from seven.|Sound check moved to 16:00|I found the keys!|Both speakers said yes|Ndi khou livhuwa|' +
  'The tablets are charged|The lights are fixed|Thank you for last night|Rain is coming, bring the tent|She is home and well|' +
  'Count me in|The flyers are at the printer|Who has the ladder?|Sent you the address'
).split('|');

const contactId = (at: number) => seedId('a', at + 1);
/** Steps through the people without a common factor with how many there are. */
const partnerOf = (chat: number) => (chat * 11 + 5) % peopleNames.length;

function contactOf(_: string, at: number): StoredChatContact {
  const { name, face, details } = personAt(at);
  return {
    id: contactId(at),
    avatar: at % 5 === 3 ? null : face,
    name,
    about: dealt(abouts, at),
    details,
  };
}

function attachmentsOf(_: string, at: number): ChatAttachments {
  const media = Array.from({ length: 8 }, (__, place) => dealt(landscapes, at + place));
  return { id: contactId(at), media, docs: [], links: [] };
}

function messagesOf(chat: number, lastDay: string): StoredDemoMessage[] {
  const lines = [...talk, `-${lasts[chat]}`];
  const days = lines.filter((line) => line.startsWith('-')).length;
  let day = 0;
  return lines.map((line, at) => {
    if (line.startsWith('-')) day += 1;
    const words = line.replace(/^-/, '');
    const minute = String(5 + (at % 3) * 17 + chat).padStart(2, '0');
    // Hours grow within a day, so that the order is that of the lines.
    const hour = String(6 + Math.floor(at / 3)).padStart(2, '0');
    return {
      id: seedId('c', chat * 32 + at),
      chatId: seedId('b', chat + 1),
      contactId: words.startsWith('+') ? me : contactId(partnerOf(chat)),
      value: words.replace(/^\+/, ''),
      createdAt: `${addDays(lastDay, (day - days) * 2)}T${hour}:${minute}:00.000Z`,
    };
  });
}

function chatOf(last: string, at: number, lastMessageAt: string): StoredDemoChat {
  return {
    id: seedId('b', at + 1),
    contactId: contactId(partnerOf(at)),
    unreadCount: [0, 2, 0, 0, 1][at] ?? 0,
    muted: at === 3 || at === 8,
    lastMessage: last,
    lastMessageAt,
  };
}

/** 80 contacts, 15 chats of 25 messages, the latest from yesterday, and a profile. */
export function seedChat(demo: DemoDatabase, { today }: DemoStart): Promise<unknown> {
  const talks = lasts.map((_, at) => messagesOf(at, addDays(today, -1 - at)));
  const { name, face } = personAt(peopleNames.indexOf('Naledi Mokoena'));
  return Promise.all([
    demo.chatContact.bulkAdd(peopleNames.map(contactOf)),
    demo.chatAttachments.bulkAdd(peopleNames.map(attachmentsOf)),
    demo.demoChat.bulkAdd(
      lasts.map((last, at) =>
        chatOf(last, at, talks[at]?.at(-1)?.createdAt ?? `${today}T00:00:00.000Z`),
      ),
    ),
    demo.demoMessage.bulkAdd(talks.flat()),
    demo.chatProfile.add({
      id: me,
      name,
      email: 'naledi.mokoena@example.org',
      avatar: face,
      about: 'Here for whoever needs a hand',
    }),
  ]);
}
