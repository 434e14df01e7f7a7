import { members } from '#domain/demo/members.ts';
import type { Card, WholeBoard } from '#domain/demo/scrumboard/entities.ts';
import { folded } from '#domain/values/name-words.ts';
import { withCards } from './moving.ts';

const names = new Map(members.map(({ id, name }) => [id, name]));

/** Kept with their cards: folding the words of thousands at each key would be felt. */
const texts = new WeakMap<Card, string>();

function textOf(card: Card): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const { title, description, labels, members: by, tasks } = card;
  const all = [
    title,
    description ?? '',
    ...labels.map((label) => label.title),
    ...by.map((id) => names.get(id) ?? ''),
    ...tasks.map(({ content }) => content),
  ];
  const text = folded(all.join('\n'));
  texts.set(card, text);
  return text;
}

/** The cards that say these words. */
export function cardsSaying(cards: readonly Card[], search: string): Card[] {
  const words = folded(search.trim());
  return cards.filter((card) => textOf(card).includes(words));
}

/** A board with the cards alone that say these words, in their lists. */
export function foundOn(board: WholeBoard, search: string): WholeBoard {
  if (search.trim() === '') return board;
  const lists = board.lists.map((list) => withCards(list, cardsSaying(list.cards, search)));
  return { ...board, lists };
}
