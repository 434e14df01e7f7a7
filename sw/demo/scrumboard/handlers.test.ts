import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  board,
  boardLabel,
  boardList,
  boardMember,
  card,
  mostLists,
} from '#domain/demo/scrumboard/entities.ts';
import { must } from '#domain/must.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { type DemoDatabase, openDemo } from '#store/demo/database.ts';
import { allBoards, cardWith, wholeBoardWith } from '#store/demo/scrumboard/queries.ts';
import { answerDemo } from '../app.ts';

let demo: DemoDatabase;
const first = 'aaaaaaaa-0000-4000-8000-000000000001';
const todo = 'bbbbbbbb-0000-4000-8000-000000000001';

beforeEach(async () => {
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', 'boards');
});

function send(method: string, path: string, body?: object): Promise<Response> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const request = new Request(`http://localhost/api/apps/scrumboard/${path}`, init);
  return answerDemo(demo, request, 'Grace Valley');
}

const whole = async () => must(await wholeBoardWith(demo, first), 'the first board');

test('S7-092 it begins with 3 boards, of which the first has 4 lists, 12 cards and 5 labels', async () => {
  const boards = await allBoards(demo);
  expect(boards.map(({ members }) => members.length)).toEqual([3, 8, 1]);
  const { lists, labels } = await whole();
  expect(lists.map(({ cards }) => cards.length)).toEqual([4, 2, 1, 5]);
  expect(labels).toHaveLength(5);
  const days = lists.flatMap(({ cards }) => cards.map(({ dueDate }) => dueDate));
  const today = dayHere();
  expect(days.some((day) => day === null)).toBe(true);
  expect(days.some((day) => day !== null && day < today)).toBe(true);
  expect(days.some((day) => day !== null && day > today)).toBe(true);
  for (const { id } of boards.slice(1)) {
    expect((await wholeBoardWith(demo, id))?.lists).toEqual([]);
  }
  for (const one of lists.flatMap(({ cards }) => cards)) expect(card.parse(one)).toEqual(one);
});

test('S3-033 S3-034 S3-035 S3-036 boards, lists, cards, labels and members have these fields', () => {
  const ofBoards = 'id title description icon lastActivity members'.split(' ');
  expect(Object.keys(board.shape)).toEqual(ofBoards);
  expect(Object.keys(boardList.shape)).toEqual(['id', 'boardId', 'position', 'title']);
  const specified = 'id boardId listId position title description labels dueDate'.split(' ');
  expect(Object.keys(card.shape)).toEqual([...specified, 'coverImage', 'members', 'tasks']);
  expect(Object.keys(boardLabel.shape)).toEqual(['id', 'title', 'boardId']);
  expect(Object.keys(boardMember.shape)).toEqual(['id', 'name', 'avatar']);
});

test('it begins the same on every device', async () => {
  const here = await whole();
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', 'boards');
  expect(await whole()).toEqual(here);
});

test('a board says when something of it was changed last, and stands first then', async () => {
  const other = 'aaaaaaaa-0000-4000-8000-000000000002';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await send('POST', 'board/list', { list: { boardId: other, title: 'To do' } });
  const now = new Date().toISOString();
  vi.useRealTimers();
  expect((await allBoards(demo))[0]).toMatchObject({ id: other, lastActivity: now });
});

test('S7-096 cards of a deleted list come back in it, with what they got meanwhile beside it', async () => {
  const before = await whole();
  await send('DELETE', `board/list?id=${todo}`);
  expect((await whole()).lists).toHaveLength(3);
  expect(await demo.boardCard.where('listId').equals(todo).count()).toBe(0);
  await send('PUT', 'board/label', { label: { boardId: first, title: 'Meanwhile' } });
  const undo = new Request('http://localhost/api/apps/demo/undo', {
    method: 'POST',
    body: JSON.stringify({ id: todo }),
  });
  await answerDemo(demo, undo, 'Grace Valley');
  const after = await whole();
  expect(after.lists).toEqual(before.lists);
  expect(after.labels).toHaveLength(6);
});

test('a list of 1 000 cards is numbered anew in one call', async () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `more${at}`);
  const one = must(await demo.boardCard.where('listId').equals(todo).first(), 'a card');
  await demo.boardCard.bulkAdd(ids.map((id) => ({ ...one, id })));
  const cards = ids.map((id, at) => ({ id, position: at + 1 }));
  const answer: unknown = await (await send('PATCH', 'board/cards', { cards })).json();
  expect(answer).toHaveLength(1000);
  expect((await cardWith(demo, 'more999'))?.position).toBe(1000);
});

test('a board has at most 200 lists', async () => {
  await demo.boardList.bulkAdd(
    Array.from({ length: mostLists - 4 }, (_, at) => ({
      id: `l${at}`,
      boardId: first,
      position: at,
      title: 'One more',
    })),
  );
  const refused = await send('POST', 'board/list', { list: { boardId: first, title: 'Too many' } });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(await refused.json())).toMatch(/at most 200 lists/);
});

test.each([
  ['PUT', 'board/card', { card: { listId: todo, title: ' ' } }, /Enter the title/],
  ['PUT', 'board/card', { card: { listId: 'gone', title: 'Keys' } }, /This list is gone/],
  ['POST', 'board/list', { list: { boardId: 'gone', title: 'Keys' } }, /This board is gone/],
  ['POST', 'board/list', { list: { boardId: first, title: 'a'.repeat(201) } }, /at most 200/],
  ['PATCH', 'board/list', { list: { id: todo, title: '' } }, /Enter the title/],
])(
  'S8-022 %s %s is refused in a sentence, and nothing changes',
  async (method, path, body, says) => {
    const before = await whole();
    const response = await send(method, path, body);
    expect(response.status).toBe(422);
    expect(JSON.stringify(await response.json())).toMatch(says);
    expect(await whole()).toEqual(before);
  },
);
