import type { StoredNote } from '#domain/demo/notes/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import type { DemoStart } from '../demo-app.ts';
import { hills } from '../drawings.ts';
import { seedId } from '../seed-id.ts';

const labelTitles = ['Events', 'Facilities', 'People', 'Prayer', 'Service', 'Teaching'] as const;
type LabelTitle = (typeof labelTitles)[number];

interface Line {
  title?: string;
  content?: string;
  labels?: LabelTitle[];
  /** Done where it begins with a plus. */
  tasks?: string[];
  /** Days from today. */
  remind?: number;
  image?: string;
  archived?: true;
}

const lines: readonly Line[] = [
  {
    title: 'Sunday welcome',
    content:
      'Sanibonani, dumelang, welcome, welkom. Ask first timers to stay for tea, do not ask them to stand.',
    labels: ['Service'],
  },
  {
    title: 'Packing list: camp',
    labels: ['Events'],
    tasks: [
      '+First aid kit',
      '+60 hymn books',
      'Sound box and two microphones',
      'Generator cable, 30 m',
      'Sunscreen',
    ],
    remind: 4,
  },
  {
    title: 'Parking team',
    content: 'Gate opens 07:15. Two marshals per gate. Buses to the school field.',
    labels: ['Service'],
    tasks: ['+Print vests list', 'Confirm with the school'],
    remind: 1,
  },
  {
    title: 'Questions for elders',
    tasks: ['Second cell in Pimville?', '+New chairs: 120 or 150', 'Who covers December?'],
  },
  {
    title: 'Carols running order',
    content: 'Choir 18:30, children 18:50, candles after the reading.',
    labels: ['Events'],
    image: hills(['#6b2450', '#4a1d45', '#311638', '#f0a45c']),
    remind: 9,
  },
  {
    title: 'Prayer',
    content: 'Mama Dlamini’s knee operation on Thursday. Pastor Sipho’s travels. Rain for Limpopo.',
    labels: ['Prayer'],
  },
  {
    title: 'Baptism Sunday',
    content: '31 names so far. Towels are in the blue cupboard.',
    labels: ['Events', 'People'],
    image: hills(['#2c7a8c', '#1d5f70', '#134552', '#d5ebe4']),
    remind: -2,
  },
  {
    title: 'Sermon series 2027',
    content:
      '1. Ruth, staying. 2. Nehemiah, building. 3. Acts, going. Each 5 Sundays, translation into isiZulu and Sesotho.',
    labels: ['Teaching'],
  },
  {
    content: 'The generator needs 40 litres of diesel before 12 December.',
    labels: ['Facilities'],
    remind: 6,
  },
  {
    title: 'Ideas for Easter',
    content: 'Sunrise service on the koppie? Ask the municipality early this time.',
  },
  {
    content: 'Wi-Fi for visitors: card at the info desk, changes on the first of the month.',
  },
  {
    title: 'Thank you notes',
    content: 'Konka camp, Metro police, the Naidoo bakery.',
    tasks: ['+Camp Konka', 'Metro police', 'Naidoo bakery'],
  },
  {
    title: 'Winter blankets',
    content: '214 given out. Next year begin in April, and ask the schools for names.',
    labels: ['People'],
    archived: true,
  },
  {
    title: 'Roof quotes',
    content: 'Three quotes compared, the second one chosen. Work ended in August.',
    labels: ['Facilities'],
    archived: true,
  },
  {
    title: 'Youth week verses',
    content: 'Psalm 121, Isaiah 40, Philippians 4. One a day, read in two languages.',
    labels: ['Teaching'],
    archived: true,
  },
];

const labels: readonly Tag[] = labelTitles.map((title, at) => ({ id: seedId('b', at + 1), title }));

/** In the morning of a day near today. */
const morning = (today: string, days: number) => `${addDays(today, days)}T07:00:00.000Z`;

function noteOf(line: Line, at: number, today: string): StoredNote {
  const { title = '', content = '', tasks = [], image = null, remind, archived = false } = line;
  return {
    id: seedId('a', at + 1),
    title,
    content,
    tasks: tasks.map((task, place) => ({
      id: seedId('c', at * 16 + place),
      content: task.replace(/^\+/, ''),
      completed: task.startsWith('+'),
    })),
    image,
    reminder: remind === undefined ? null : morning(today, remind),
    labels: labels.filter((one) => line.labels?.some((of) => of === one.title)).map(({ id }) => id),
    archived,
    createdAt: morning(today, -1 - at),
    updatedAt: null,
  };
}

/** 15 notes and 6 labels, the newest note from yesterday. */
export function seedNotes(demo: DemoDatabase, { today }: DemoStart): Promise<unknown> {
  return Promise.all([
    demo.noteLabel.bulkAdd(labels),
    demo.note.bulkAdd(lines.map((line, at) => noteOf(line, at, today))),
  ]);
}
