import type { Chat, ChatMessage, ChatReading, Colleague } from '#domain/chat/entities.ts';
import { fixedId } from './fixed-seed.ts';
import { awakeBefore, type Moment } from './moment.ts';
import type { Author } from './reports.ts';
import { type Talk, talks } from './talks.ts';

export interface Card extends Author {
  avatar: string | null;
}

interface Found extends Talk {
  id: string;
  members: readonly Card[];
}

function messagesOf({ id: chatId, members, lines }: Found, { now }: Moment): ChatMessage[] {
  return lines.map(([by, ago, value], index) => ({
    id: fixedId(`message/${chatId}/${index}`),
    chatId,
    authorId: members[by]?.id ?? '',
    number: index + 1,
    value,
    createdAt: awakeBefore(now, ago),
  }));
}

/** Chats of the sample people of a tenant, the last one of this morning. */
export function chatsOf(
  people: readonly Card[],
  moment: Moment,
): {
  chat: Chat[];
  colleague: Colleague[];
  chatMessage: ChatMessage[];
  chatReading: ChatReading[];
} {
  const byName = new Map(people.map((person) => [person.name, person]));
  const found = talks.flatMap((talk): Found[] => {
    const members = talk.between.flatMap((name) => byName.get(name) ?? []);
    if (members.length < 2) return [];
    return [{ ...talk, id: fixedId(`chat/${members.map(({ id }) => id).join('/')}`), members }];
  });
  const messages = found.map((talk) => messagesOf(talk, moment));
  return {
    chat: found.map(({ id, members, lines }, at) => ({
      id,
      memberIds: members.map((member) => member.id).toSorted(),
      lastNumber: lines.length,
      lastMessageAt: messages[at]?.at(-1)?.createdAt ?? null,
    })),
    colleague: [...new Set(found.flatMap(({ members }) => members))].map(
      ({ id, name, avatar }) => ({
        id,
        name,
        avatar,
      }),
    ),
    chatMessage: messages.flat(),
    chatReading: found.flatMap(({ id: chatId, members, lines, unread }) =>
      members.map(({ id: accountId }, at) => ({
        id: fixedId(`reading/${chatId}/${accountId}`),
        chatId,
        accountId,
        upTo: lines.length - (at === 1 ? unread : 0),
      })),
    ),
  };
}
