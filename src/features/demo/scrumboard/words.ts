import type { WholeBoard } from '#domain/demo/scrumboard/entities.ts';
import { dateWithYear, shortDate } from '#domain/values/dates/local-date.ts';
import { amount } from '../../../demo/amount.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const parts = [
  { ms: 365 * day, one: 'year' },
  { ms: 30 * day, one: 'month' },
  { ms: 7 * day, one: 'week' },
  { ms: day, one: 'day' },
  { ms: hour, one: 'hour' },
  { ms: minute, one: 'minute' },
];

/** 'Edited 3 days ago'. */
export function editedWords(instant: string, now: number): string {
  const ago = now - Date.parse(instant);
  const part = parts.find(({ ms }) => ago >= ms);
  return part ? `Edited ${amount(Math.floor(ago / part.ms), part.one)} ago` : 'Edited just now';
}

/** 'Sun 22 Nov', and with its year where that is another than today's. */
export function dueWords(date: string, today: string): string {
  if (date === today) return 'Today';
  return date.slice(0, 4) === today.slice(0, 4) ? shortDate(date) : dateWithYear(date);
}

export function cardsOn({ lists }: Pick<WholeBoard, 'lists'>): number {
  return lists.reduce((sum, { cards }) => sum + cards.length, 0);
}

/** '12 cards in 4 lists'. */
export function boardFacts(board: Pick<WholeBoard, 'lists'>): string {
  return `${amount(cardsOn(board), 'card')} in ${amount(board.lists.length, 'list')}`;
}

/** '3 cards found'. */
export function foundWords(cards: number): string {
  return cards === 0 ? 'No card says this' : `${amount(cards, 'card')} found`;
}
