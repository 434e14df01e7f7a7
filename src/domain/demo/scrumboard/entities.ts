import * as z from 'zod/mini';
import { instant } from '../../values/dates/instant.ts';
import { localDate } from '../../values/dates/local-date-schema.ts';
import { picture } from '../picture.ts';
import { tag } from '../tag.ts';
import { rowId, text } from '../text.ts';

export const titleLength = 200;
export const descriptionLength = 5000;
export const cardTaskLength = 200;
/** Most lists of a board. */
export const mostLists = 200;

const title = text(titleLength).check(z.refine((words) => words.trim() !== '', 'Enter the title'));
const position = z.number();

export const boardIcons = [
  'board',
  'tent',
  'house',
  'music',
  'heart',
  'book',
  'people',
  'calendar',
] as const;
export type BoardIcon = (typeof boardIcons)[number];

/** S3-036: somebody who works with a board. */
export const boardMember = z.object({
  id: rowId,
  name: z.string(),
  avatar: z.nullable(picture),
});
export type BoardMember = z.infer<typeof boardMember>;

/** S3-033. The calls answer it with its members whole. */
export const board = z.object({
  id: rowId,
  title,
  description: text(titleLength),
  icon: z.enum(boardIcons),
  /** When something of it was changed last. */
  lastActivity: instant,
  members: z.array(boardMember),
});
export type Board = z.infer<typeof board>;

/** A board as the device keeps it: its members by their ids. */
export type StoredBoard = Omit<Board, 'members'> & { members: string[] };

/** S3-034. */
export const boardList = z.object({ id: rowId, boardId: rowId, position, title });
export type BoardList = z.infer<typeof boardList>;

/** S3-036: a word that cards of one board are sorted by. */
export const boardLabel = z.extend(tag, { boardId: rowId });
export type BoardLabel = z.infer<typeof boardLabel>;

/** A line of a card's checklist. */
export const cardTask = z.object({
  id: rowId,
  content: text(cardTaskLength),
  completed: z.boolean(),
});

/** S3-035, and from `coverImage` on what only ours have. The calls answer it with its labels whole. */
export const card = z.object({
  id: rowId,
  boardId: rowId,
  listId: rowId,
  position,
  title,
  description: z.nullable(text(descriptionLength)),
  labels: z.array(boardLabel),
  dueDate: z.nullable(localDate),
  coverImage: z.nullable(picture),
  /** Ids of members of the board. */
  members: z.array(rowId),
  tasks: z.array(cardTask),
});
export type Card = z.infer<typeof card>;

/** A card as the device keeps it: its labels by their ids. */
export type StoredCard = Omit<Card, 'labels'> & { labels: string[] };

export const listWithCards = z.extend(boardList, { cards: z.array(card) });
export type ListWithCards = z.infer<typeof listWithCards>;

/** All of a board, each part in its order. */
export const wholeBoard = z.extend(board, {
  lists: z.array(listWithCards),
  labels: z.array(boardLabel),
});
export type WholeBoard = z.infer<typeof wholeBoard>;
