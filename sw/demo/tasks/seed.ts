import { members } from '#domain/demo/members.ts';
import type { Tag } from '#domain/demo/tag.ts';
import type { Priority, Task } from '#domain/demo/tasks/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import type { DemoStart } from '../demo-app.ts';
import { seedId } from '../seed-id.ts';

const tagTitles = ['Events', 'Messages', 'People', 'Service', 'Ushers', 'Welcome'] as const;
type TagTitle = (typeof tagTitles)[number];

/** A task: what, its tag, days from today, done. Normal priority and somebody to do it unless it says so. */
type Line = [
  title: string,
  tag: TagTitle,
  due: number,
  state: 'done' | 'open',
  more?: { priority?: Priority; nobody?: true; notes?: string; steps?: string[] },
];

const sections: readonly [title: string, lines: readonly Line[]][] = [
  [
    'Before Sunday',
    [
      ['Print the welcome cards', 'Welcome', -2, 'done'],
      [
        'Charge both usher tablets',
        'Ushers',
        0,
        'done',
        { steps: ['+Tablet at the main door', '+Tablet at the side door'] },
      ],
      ['Confirm the isiZulu interpreter', 'Service', 0, 'open', { priority: 2 }],
      [
        'Send venue change to Khayelitsha',
        'Messages',
        0,
        'open',
        {
          priority: 2,
          notes: 'The school hall gate is on Spine Road. Mention parking at the clinic.',
          steps: [
            '+Check the new address with Fatima',
            '+Write the SMS in isiXhosa and English',
            'Send to 352 people',
          ],
        },
      ],
      ['Set out 40 more chairs', 'Ushers', -1, 'done'],
      ['Test the hearing loop', 'Service', -1, 'open', { priority: 2 }],
      ['Fill the first aid box', 'Ushers', -3, 'done', { priority: 0 }],
      ['Print the song sheets', 'Service', -2, 'done'],
      ['Brief the car park team', 'Ushers', -1, 'done', { steps: ['+Map', '+Bibs', '+Radios'] }],
    ],
  ],
  [
    'Carols',
    [
      [
        'Order 800 candles',
        'Events',
        5,
        'open',
        { steps: ['+Ask for three prices', 'Choose one', 'Order', 'Check the delivery'] },
      ],
      ['Ask Metro police for two officers', 'Events', 9, 'open', { priority: 2 }],
      ['Choir robes to the dry cleaner', 'Service', 12, 'open', { priority: 0 }],
      ['Book the sound van', 'Events', -4, 'done', { priority: 2 }],
      ['Invite the school principals', 'People', -6, 'done'],
      [
        'Design the poster',
        'Messages',
        -8,
        'done',
        { steps: ['+Draft', '+Ask the elders', '+Print'] },
      ],
      ['Put up posters at the taxi ranks', 'Messages', 3, 'open'],
      ['Choose the readers', 'Service', -5, 'done'],
      ['Arrange water and a quiet tent', 'Welcome', 8, 'open', { nobody: true }],
      ['Permit for the sports field', 'Events', -10, 'done', { priority: 2 }],
    ],
  ],
  [
    'Later',
    [
      ['Review follow-up scripts in Sesotho', 'People', 20, 'open', { priority: 0 }],
      [
        'Plan leader training dates for 2027',
        'People',
        50,
        'open',
        {
          steps: [
            'Ask the cell leaders',
            'Check the school calendar',
            'Book the hall',
            'Find three trainers',
            'Send the dates',
          ],
        },
      ],
      ['Thank the volunteers of the clean-up', 'Messages', -7, 'done', { priority: 2 }],
      ['Replace the worn hymn books', 'Service', 30, 'open', { priority: 0 }],
      ['Update the list of baptisms', 'People', -9, 'done'],
      ['Return the borrowed tables', 'Events', -12, 'done', { nobody: true }],
      ['Call families who moved in October', 'People', -11, 'done', { priority: 2 }],
      ['Label the store room shelves', 'Welcome', 14, 'open'],
    ],
  ],
];

const tags: readonly Tag[] = tagTitles.map((title, at) => ({ id: seedId('b', at + 1), title }));

function heading(title: string): Task {
  return {
    id: '',
    type: 'section',
    title,
    notes: null,
    completed: false,
    dueDate: null,
    priority: 1,
    tags: [],
    assignedTo: null,
    subTasks: [],
    order: 0,
  };
}

function taskOf(line: Line, at: number, today: string): Task {
  const [title, tag, due, state, { priority = 1, nobody, notes = null, steps = [] } = {}] = line;
  return {
    ...heading(title),
    type: 'task',
    notes,
    completed: state === 'done',
    dueDate: addDays(today, due),
    priority,
    tags: tags.filter((one) => one.title === tag).map(({ id }) => id),
    assignedTo: nobody ? null : (members[at % members.length]?.id ?? null),
    subTasks: steps.map((step, place) => ({
      id: seedId('c', at * 16 + place),
      title: step.replace(/^\+/, ''),
      completed: step.startsWith('+'),
    })),
  };
}

/** 3 sections and 27 tasks, with days that are always near. */
export function seedTasks(demo: DemoDatabase, { today }: DemoStart): Promise<unknown> {
  const all: Task[] = [];
  const add = (one: Task) =>
    all.push(Object.assign(one, { id: seedId('a', all.length + 1), order: all.length }));
  for (const [title, lines] of sections) {
    add(heading(title));
    for (const line of lines) add(taskOf(line, all.length, today));
  }
  return Promise.all([demo.taskTag.bulkAdd(tags), demo.task.bulkAdd(all)]);
}
