import * as calls from '../../../src/domain/demo/academy/operations.ts';
import { type DemoCall, Having, instant, ListOf } from './demo-call.ts';

const tablet = 'aaaaaaaa-0000-4000-8000-000000000002';
const nobodys = '11111111-2222-4333-8444-555555555555';

const counting = {
  id: tablet,
  title: 'Counting with the tablet',
  slug: 'counting-with-the-tablet',
  description: 'Doors, tally mode and what to do offline.',
  category: 'ushers',
  duration: 30,
  totalSteps: 11,
  updatedAt: instant,
  featured: true,
  progress: { currentStep: 6, completed: 0 },
};

export const academyCalls: readonly DemoCall[] = [
  {
    ids: 'S7-115 S3-038',
    call: calls.listCategories,
    input: {},
    answer: [
      { id: 'bbbbbbbb-0000-4000-8000-000000000002', title: 'Leaders', slug: 'leaders' },
      new Having({ title: 'Safeguarding' }),
      new Having({ title: 'Ushers' }),
      new Having({ title: 'Welcome' }),
    ],
  },
  {
    ids: 'S7-115 S3-038',
    call: calls.listCourses,
    input: {},
    answer: new ListOf(
      18,
      new Having({ title: 'Foundation school: beginnings', category: 'welcome' }),
      counting,
    ),
  },
  {
    ids: 'S7-115',
    call: calls.readCourse,
    input: { id: tablet },
    answer: {
      ...counting,
      steps: new ListOf(11, {
        order: 0,
        title: 'Why it matters',
        subtitle: 'The person behind the task',
        content: /^<p>Somebody notices/,
      }),
    },
  },
  { ids: 'S7-115', call: calls.readCourse, input: { id: nobodys }, answer: null },
  {
    ids: 'S7-115',
    call: calls.changeCourse,
    input: { id: tablet, course: { progress: { currentStep: 7, completed: 0 } } },
    answer: { ...counting, progress: { currentStep: 7, completed: 0 } },
  },
  {
    ids: 'S7-115',
    call: calls.changeCourse,
    input: { id: nobodys, course: { progress: { currentStep: 1, completed: 0 } } },
    answer: null,
  },
  {
    ids: 'S7-115',
    call: calls.readCourse,
    input: { id: tablet },
    answer: new Having({ progress: { currentStep: 7, completed: 0 }, steps: new ListOf(11) }),
  },
];
