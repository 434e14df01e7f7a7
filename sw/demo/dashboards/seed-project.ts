import type {
  NumberCard,
  Project,
  ProjectDashboard,
  ScheduleEntry,
  TeamMember,
} from '#domain/demo/dashboards/project.ts';
import { walk } from './walk.ts';

/** A project: how large it is beside the first one, and where its numbers stray. */
type Line = [id: string, name: string, size: number, seed: number];
const projects: readonly Line[] = [
  ['carols', 'Carols by candlelight', 1, 1],
  ['camp', 'Youth camp', 0.6, 2],
  ['roof', 'New roof for Soweto', 0.35, 3],
  ['conference', 'Winter conference', 1.4, 4],
];

type Days = [count: number, besides: number][];
const cards: [title: string, counted: string, besides: string, days: Days][] = [
  [
    'Summary',
    'due tasks',
    'Completed',
    [
      [21, 13],
      [23, 9],
      [18, 11],
    ],
  ],
  [
    'Overdue',
    'tasks',
    'From the day before',
    [
      [17, 9],
      [19, 12],
      [15, 8],
    ],
  ],
  [
    'Issues',
    'open',
    'Closed that day',
    [
      [24, 19],
      [28, 22],
      [31, 16],
    ],
  ],
  [
    'Features',
    'proposals',
    'Implemented',
    [
      [38, 16],
      [37, 15],
      [35, 15],
    ],
  ],
];

const teams = ['Sound and light', 'Choir and band', 'Safety', 'Food and stalls'];

const schedule: Record<'today' | 'tomorrow', ScheduleEntry[]> = {
  today: [
    {
      title: 'Group meeting',
      time: '09:00',
      location: 'Room 1',
      note: 'Every team says one thing that went well.',
    },
    {
      title: 'Coffee with the band',
      time: '10:30',
      location: null,
      note: 'Songs for the first half.',
    },
    {
      title: 'Permit, Metro police',
      time: '11:00',
      location: 'Jabulani',
      note: 'Bring both copies of the plan.',
    },
    {
      title: 'Public relations',
      time: '12:15',
      location: 'Online',
      note: 'Three sentences for the radio.',
    },
    {
      title: 'Candle delivery',
      time: '14:00',
      location: 'Back gate',
      note: 'Eight boxes of one hundred.',
    },
    {
      title: 'Choir rehearsal',
      time: '16:30',
      location: 'Main hall',
      note: 'From bar 40 with the trumpets.',
    },
    {
      title: 'Walk the site',
      time: '18:00',
      location: 'Orlando lawns',
      note: 'Look at every cable in the dark.',
    },
  ],
  tomorrow: [
    { title: 'Stage plan', time: '08:30', location: 'Room 2', note: 'Where the children stand.' },
    {
      title: 'Call the printers',
      time: '09:30',
      location: null,
      note: 'Song sheets in four languages.',
    },
    {
      title: 'Budget review',
      time: '11:30',
      location: 'Online',
      note: 'Sound has spent most of its part.',
    },
    {
      title: 'Stall holders',
      time: '13:00',
      location: 'Main hall',
      note: 'Twelve have said yes so far.',
    },
    {
      title: 'First aid briefing',
      time: '15:00',
      location: 'Room 1',
      note: 'Who carries which radio.',
    },
    { title: 'Sound check', time: '17:00', location: 'Orlando lawns', note: 'Not after 20:00.' },
    {
      title: 'Prayer for the evening',
      time: '19:00',
      location: 'Chapel',
      note: 'Everybody is welcome.',
    },
  ],
};

const budgetLines: [type: string, total: number, expenses: number][] = [
  ['Sound and light', 148_800, 141_360],
  ['Choir and band', 72_000, 36_720],
  ['Safety', 64_500, 9_675],
  ['Food and stalls', 96_400, 67_480],
  ['Print and radio', 38_200, 5_730],
];

const people: [name: string, title: string][] = [
  ['Naledi Mokoena', 'Project lead'],
  ['Thabo Nkosi', 'Sound and light'],
  ['Lerato Dlamini', 'Choir'],
  ['Zanele Mabaso', 'Band'],
  ['Fatima Adams', 'Food and stalls'],
  ['Sipho Mthembu', 'Safety'],
  ['Ayanda Khumalo', 'Song sheets'],
  ['Kagiso Molefe', 'Parking'],
  ['Anneke van Wyk', 'Children'],
];

function member([name, title]: [string, string], at: number): TeamMember {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@grace-valley.example`;
  return { id: `member-${at + 1}`, name, title, email, phone: `+27 11 555 01${String(at + 10)}` };
}

const weekNumbers = {
  thisWeek: { newIssues: [24, 31, 18, 27, 36, 12, 9], closedIssues: [19, 26, 22, 30, 28, 15, 7] },
  lastWeek: { newIssues: [28, 22, 34, 19, 25, 14, 6], closedIssues: [21, 24, 29, 26, 23, 11, 8] },
};
const states = {
  thisWeek: { fixed: 82, wontFix: 14, reOpened: 9, needsTriage: 22 },
  lastWeek: { fixed: 75, wontFix: 9, reOpened: 8, needsTriage: 17 },
};
const tasksOf = {
  thisWeek: { parts: [32, 44, 21, 28], newTasks: 54, completed: 71 },
  lastWeek: { parts: [27, 31, 25, 19], newTasks: 48, completed: 54 },
};

const spendingLines = {
  weekly: { amount: 29_682, overPlan: -2, labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] },
  monthly: { amount: 124_500, overPlan: 2, labels: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] },
  yearly: {
    amount: 949_700,
    overPlan: -6,
    labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
  },
};

/** Every number of a project of this size: whole, and never none. */
function sizedBy(size: number) {
  const number = (value: number) => Math.max(1, Math.round(value * size));
  return { number, all: (values: readonly number[]) => values.map(number) };
}

function budgetOf([, , size, seed]: Line): Project['budget'] {
  const { number } = sizedBy(size);
  const rows = budgetLines.map(([type, total, expenses]) => ({
    type,
    total: number(total) * 100,
    expenses: number(expenses) * 100,
  }));
  const spent = (name: keyof typeof spendingLines) => {
    const { amount, overPlan, labels } = spendingLines[name];
    const mean = (number(amount) * 100) / labels.length;
    const count = labels.length;
    const values = walk({ count, from: mean * 0.94, to: mean, sway: mean * 0.16, seed });
    return { amount: number(amount) * 100, overPlan, labels, values: values.map(Math.round) };
  };
  return {
    used: rows.map(({ type, total, expenses }) => ({
      part: type,
      percent: Math.round((expenses / total) * 100),
    })),
    spending: { weekly: spent('weekly'), monthly: spent('monthly'), yearly: spent('yearly') },
    rows,
  };
}

function projectOf(line: Line): Project {
  const [id, name, size] = line;
  const { number, all } = sizedBy(size);
  const issuesOf = (which: keyof typeof weekNumbers) => {
    const { newIssues, closedIssues } = weekNumbers[which];
    const { fixed, wontFix, reOpened, needsTriage } = states[which];
    return {
      newIssues: all(newIssues),
      closedIssues: all(closedIssues),
      fixed: number(fixed),
      wontFix: number(wontFix),
      reOpened: number(reOpened),
      needsTriage: number(needsTriage),
    };
  };
  const distributionOf = (which: keyof typeof tasksOf) => ({
    parts: teams.map((team, at) => ({ name: team, tasks: number(tasksOf[which].parts[at] ?? 0) })),
    newTasks: number(tasksOf[which].newTasks),
    completed: number(tasksOf[which].completed),
  });
  return {
    id,
    name,
    cards: cards.map(([title, counted, besides, days]): NumberCard => ({
      title,
      counted,
      besides,
      days: days.map(([count, other]) => ({ count: number(count), besides: number(other) })),
    })),
    issues: { thisWeek: issuesOf('thisWeek'), lastWeek: issuesOf('lastWeek') },
    distribution: { thisWeek: distributionOf('thisWeek'), lastWeek: distributionOf('lastWeek') },
    schedule,
    budget: budgetOf(line),
  };
}

export function seedProject(): ProjectDashboard {
  return { name: 'project', projects: projects.map(projectOf), team: people.map(member) };
}
