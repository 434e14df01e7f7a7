import type { Course, CourseCategory } from '#domain/demo/academy/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import type { DemoStart } from '../demo-app.ts';
import { seedId } from '../seed-id.ts';
import { slugOf } from '../slug-of.ts';
import { courseSteps } from './steps.ts';

const categoryTitles = ['Ushers', 'Leaders', 'Welcome', 'Safeguarding'] as const;

type Line = [
  category: (typeof categoryTitles)[number],
  title: string,
  description: string,
  minutes: number,
  /** Step to go on with, from 0. */
  step: number,
  completed: number,
  featured?: true,
];

const lines: readonly Line[] = [
  [
    'Welcome',
    'Foundation school: beginnings',
    'What we believe, and why we meet. Start here.',
    45,
    5,
    0,
    true,
  ],
  [
    'Ushers',
    'Counting with the tablet',
    'Doors, tally mode and what to do offline.',
    30,
    6,
    0,
    true,
  ],
  [
    'Leaders',
    'Leading your first cell',
    'From the first phone call to the closing prayer.',
    60,
    0,
    0,
  ],
  [
    'Safeguarding',
    'Children at church',
    'The two-adult rule, sign-in and what to report.',
    40,
    2,
    0,
  ],
  ['Ushers', 'Welcoming first timers', 'Names, follow-ups and a warm goodbye.', 30, 0, 2],
  ['Leaders', 'Caring for grieving families', 'Visits, meals and when to refer.', 50, 0, 1],
  ['Ushers', 'The offering, from bag to bank', 'Two people, one count, a signed slip.', 35, 0, 3],
  ['Ushers', 'Parking and gates', 'Vests, hand signs, buses and the school field.', 30, 1, 1],
  ['Welcome', 'Tea after the service', 'How a cup of tea becomes a second visit.', 30, 0, 0],
  [
    'Safeguarding',
    'Trips and camps',
    'Consent forms, drivers, rooms and a list of phones.',
    90,
    0,
    1,
  ],
  [
    'Leaders',
    'Praying with people',
    'Listen first, ask before you touch, keep it short.',
    45,
    10,
    0,
  ],
  ['Ushers', 'Serving communion', 'Rows, trays and who is served where they sit.', 30, 0, 0],
  [
    'Welcome',
    'One service, four languages',
    'Interpreters, headsets and where people like to sit.',
    55,
    0,
    0,
  ],
  ['Ushers', 'When the power fails', 'Torches, the generator and a calm voice.', 40, 0, 1],
  [
    'Leaders',
    'A budget for your group',
    'Plan a year, keep the slips, report what is left.',
    120,
    4,
    0,
  ],
  [
    'Safeguarding',
    'Listening to a hard story',
    'What to say, what never to promise, and whom to call.',
    75,
    0,
    0,
  ],
  ['Welcome', 'Visiting new members', 'Two by two, twenty minutes, no surprises.', 60, 8, 1],
  ['Ushers', 'First aid at the door', 'Fainting, heat, and who brings the kit.', 90, 0, 0],
];

const categories: readonly CourseCategory[] = categoryTitles.map((title, at) => ({
  id: seedId('b', at + 1),
  title,
  slug: slugOf(title),
}));

function courseOf(line: Line, at: number, today: string): Course {
  const [category, title, description, duration, currentStep, completed, featured = false] = line;
  return {
    id: seedId('a', at + 1),
    title,
    slug: slugOf(title),
    description,
    category: slugOf(category),
    duration,
    totalSteps: courseSteps.length,
    updatedAt: `${addDays(today, -3 - at * 5)}T07:00:00.000Z`,
    featured,
    progress: { currentStep, completed },
  };
}

/** 4 categories, 18 courses, and the 11 steps of each. */
export function seedAcademy(demo: DemoDatabase, { today }: DemoStart): Promise<unknown> {
  return Promise.all([
    demo.courseCategory.bulkAdd(categories),
    demo.courseStep.bulkAdd(courseSteps),
    demo.course.bulkAdd(lines.map((line, at) => courseOf(line, at, today))),
  ]);
}
