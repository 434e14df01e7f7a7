import type { Chat, ChatMessage, ChatReading, Colleague } from '#domain/chat/entities.ts';
import { addDays } from '#domain/values/local-date.ts';
import type { Author } from './reports.ts';
import { fixedId } from './fixed-seed.ts';

interface Line {
  /** Days before yesterday: a server that first starts early in the morning knows no future. */
  ago: number;
  /** UTC. */
  at: string;
  by: 0 | 1;
  value: string;
}

interface Talk {
  between: readonly [string, string];
  lines: readonly Line[];
  /** Lines that the second one has not read yet. */
  unread: number;
}

/** Invented, like the people. */
const talks: readonly Talk[] = [
  {
    between: ['Naledi Mokoena', 'Zinhle Khumalo'],
    unread: 0,
    lines: [
      { ago: 1, at: '15:58', by: 0, value: 'Can the cell meet at yours again on Wednesday?' },
      { ago: 1, at: '16:05', by: 1, value: 'Yes, gladly. I will put the kettle on at six.' },
      { ago: 0, at: '04:31', by: 1, value: 'Two visitors said they would like to come along.' },
      {
        ago: 0,
        at: '04:33',
        by: 0,
        value: 'Lovely! Please add them in the report, then I can phone them tomorrow.',
      },
      { ago: 0, at: '04:34', by: 1, value: 'Will do. Thank you so much!' },
    ],
  },
  {
    between: ['Nomsa Zulu', 'Naledi Mokoena'],
    unread: 2,
    lines: [
      { ago: 6, at: '09:12', by: 1, value: 'Tembisa asks for a second tablet.' },
      { ago: 6, at: '09:20', by: 0, value: 'I will send one along on Friday.' },
      { ago: 0, at: '04:10', by: 0, value: 'Did the tablet arrive?' },
      { ago: 0, at: '04:11', by: 0, value: 'Keep it charged for Sunday.' },
    ],
  },
  {
    between: ['Priya Naidoo', 'Nomsa Zulu'],
    unread: 0,
    lines: [{ ago: 2, at: '12:40', by: 0, value: 'Paarl counts two services from next week on.' }],
  },
  {
    between: ['Sipho Mthembu', 'Rudzani Mulaudzi'],
    unread: 1,
    lines: [
      { ago: 1, at: '14:02', by: 1, value: 'Ndi khou livhuwa! Everything is ready for Sunday.' },
      { ago: 0, at: '04:05', by: 0, value: 'The hall is free from seven.' },
    ],
  },
];

/** What the sample people of a tenant wrote to each other, the last of it yesterday. */
export function chatsOf(
  people: readonly Author[],
  today: string,
): {
  chat: Chat[];
  colleague: Colleague[];
  chatMessage: ChatMessage[];
  chatReading: ChatReading[];
} {
  const idOf = new Map(people.map(({ name, id }) => [name, id]));
  const found = talks.flatMap((talk) => {
    const members = talk.between.flatMap((name) => idOf.get(name) ?? []);
    return members.length === 2
      ? [{ ...talk, id: fixedId(`chat/${members.join('/')}`), members }]
      : [];
  });
  const chatMessage = found.flatMap(({ id: chatId, lines, members }) =>
    lines.map(({ ago, at, by, value }, index) => ({
      id: fixedId(`message/${chatId}/${index}`),
      chatId,
      authorId: members[by] ?? '',
      number: index + 1,
      value,
      createdAt: `${addDays(today, -1 - ago)}T${at}:00.000Z`,
    })),
  );
  const talking = new Set(found.flatMap(({ members }) => members));
  return {
    chat: found.map(({ id, members, lines }) => ({
      id,
      memberIds: members.toSorted(),
      lastNumber: lines.length,
      lastMessageAt: chatMessage.findLast(({ chatId }) => chatId === id)?.createdAt ?? null,
    })),
    colleague: people
      .filter(({ id }) => talking.has(id))
      .map(({ id, name }) => ({ id, name, avatar: null })),
    chatMessage,
    chatReading: found.flatMap(({ id: chatId, members, lines, unread }) =>
      members.map((accountId, at) => ({
        id: fixedId(`reading/${chatId}/${accountId}`),
        chatId,
        accountId,
        upTo: lines.length - (at === 1 ? unread : 0),
      })),
    ),
  };
}
