import type {
  BoardLabel,
  BoardList,
  StoredBoard,
  StoredCard,
} from '#domain/demo/scrumboard/entities.ts';
import { positionStep } from '#domain/demo/scrumboard/positions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import type { DemoStart } from '../demo-app.ts';
import { hills } from '../drawings.ts';
import { seedId } from '../seed-id.ts';

const boardId = seedId('a', 1);

/** Title, description, icon, days since somebody changed it, numbers of its members. */
const boards = [
  ['Ministry planning', 'What the ministries prepare, month by month', 'board', 1, '1 2 4'],
  ['Youth camp', 'Ten days at the lake, from buses to songs', 'tent', 4, '2 3 5 6 7 8 11 14'],
  ['Building and grounds', 'Repairs, quotes and keys', 'house', 24, '10'],
] as const;

const labelTitles = ['Discipleship', 'Events', 'Facilities', 'Outreach', 'Youth'];

const listTitles = ['To do', 'In progress', 'In review', 'Completed'];

interface Line {
  list: number;
  title: string;
  description?: string;
  /** Places among the labels. */
  labels?: number[];
  /** Days from today. */
  due?: number;
  /** Numbers of members. */
  by?: number[];
  /** Done where it begins with a plus. */
  tasks?: string[];
  cover?: string;
}

const lines: readonly Line[] = [
  {
    list: 0,
    title: 'Christmas food drive',
    description: 'Deliver 300 parcels in Soweto.',
    labels: [3],
    due: 20,
    by: [2, 4],
    tasks: ['+Ask the shops', '+List of families', 'Vans', 'Pack', 'Deliver', 'Thank everybody'],
  },
  { list: 0, title: 'Sound desk repair', labels: [2], due: -2, by: [4] },
  { list: 0, title: 'Easter venue quotes', labels: [1], due: 54, by: [1] },
  { list: 0, title: 'Names for the prayer week' },
  {
    list: 1,
    title: 'Carols rehearsal plan',
    description: 'Choir, band and candles.',
    labels: [1],
    due: 5,
    by: [2, 4],
    tasks: ['+Songs', '+Singers', '+Times', '+Candles', 'Rain plan'],
    cover: hills(['#6b2450', '#4a1d45', '#311638', '#f0a45c']),
  },
  {
    list: 1,
    title: 'Baptism class materials',
    labels: [0],
    due: 6,
    by: [2],
    tasks: ['+Booklets', 'Translations', 'Print'],
  },
  {
    list: 2,
    title: 'Youth camp bus booking',
    description: 'Two 60-seaters from Soweto.',
    labels: [4, 1],
    due: 2,
    by: [1, 2],
    tasks: ['+Quote', '+Driver’s papers', '+Deposit', 'Times for parents'],
  },
  {
    list: 3,
    title: 'Winter blanket drive',
    description: '214 blankets given.',
    labels: [3],
    by: [2],
  },
  { list: 3, title: 'Harvest service', labels: [1], due: -30, by: [1] },
  { list: 3, title: 'New families welcome packs', labels: [3], by: [4] },
  { list: 3, title: 'Fire extinguishers checked', labels: [2] },
  { list: 3, title: 'Leaders’ retreat', labels: [0, 1], due: -44 },
];

const position = (place: number) => (place + 1) * positionStep;

const labels: readonly BoardLabel[] = labelTitles.map((title, at) => ({
  id: seedId('d', at + 1),
  boardId,
  title,
}));

const lists: readonly BoardList[] = listTitles.map((title, at) => ({
  id: seedId('b', at + 1),
  boardId,
  position: position(at),
  title,
}));

function cardOf(line: Line, at: number, today: string): StoredCard {
  const { list, title, description = null, due, by = [], tasks = [], cover = null } = line;
  return {
    id: seedId('c', at + 1),
    boardId,
    listId: seedId('b', list + 1),
    position: position(lines.slice(0, at).filter((one) => one.list === list).length),
    title,
    description,
    labels: (line.labels ?? []).map((place) => seedId('d', place + 1)),
    dueDate: due === undefined ? null : addDays(today, due),
    coverImage: cover,
    members: by.map((number) => `m${number}`),
    tasks: tasks.map((task, place) => ({
      id: seedId('c', (at + 1) * 256 + place),
      content: task.replace(/^\+/, ''),
      completed: task.startsWith('+'),
    })),
  };
}

/** 3 boards with 3, 8 and 1 members, of which the first has 4 lists, 5 labels and 12 cards. */
export function seedBoards(demo: DemoDatabase, { today }: DemoStart): Promise<unknown> {
  return Promise.all([
    demo.board.bulkAdd(
      boards.map(([title, description, icon, days, by], at): StoredBoard => ({
        id: seedId('a', at + 1),
        title,
        description,
        icon,
        lastActivity: `${addDays(today, -days)}T00:00:00.000Z`,
        members: by.split(' ').map((number) => `m${number}`),
      })),
    ),
    demo.boardList.bulkAdd(lists),
    demo.boardLabel.bulkAdd(labels),
    demo.boardCard.bulkAdd(lines.map((line, at) => cardOf(line, at, today))),
  ]);
}
