import type { Notification } from '#domain/shell/notifications.ts';
import type { Shortcut } from '#domain/shell/shortcuts.ts';
import type { Role } from '#domain/permissions.ts';
import type { NewMessage } from '../shell/send-messages.ts';
import { fixedId } from './fixed-seed.ts';

/** Who counts has large screens without a header: there is nothing to show it on. */
export function hasHeader(role: Role): boolean {
  return role !== 'Usher' && role !== 'Group Leader';
}

const inApp = { useRouter: true } as const;

/** In the order in which they are shown. */
const shortcuts: readonly Omit<Shortcut, 'id'>[] = [
  {
    label: 'Submit attendance',
    description: 'Churches',
    icon: 'clipboard-pen-line',
    link: '/apps/churches/submit-attendance-report',
    ...inApp,
  },
  {
    label: 'Attendance reports',
    description: 'Churches',
    icon: 'chart-line',
    link: '/apps/churches/attendance-reports',
    ...inApp,
  },
  {
    label: 'My reports',
    description: 'Sent and waiting',
    icon: 'inbox',
    link: '/apps/churches/my-reports',
    ...inApp,
  },
  {
    label: 'Dashboard',
    description: 'Your start page',
    icon: 'layout-dashboard',
    link: '/pages/profile/dashboard',
    ...inApp,
  },
  { label: 'Tasks', description: 'To do', icon: 'circle-check', link: '/apps/tasks', ...inApp },
  {
    label: 'Reload',
    description: 'Reload the app',
    icon: 'refresh-cw',
    link: '/',
    useRouter: false,
  },
];

type Owned<Row> = Row & { accountId: string };

export function shortcutsFor(accountId: string): Owned<Shortcut>[] {
  return shortcuts.map((shortcut, at) => {
    // The newest is shown first: ids sort by time, and these were made before all others.
    const time = String(shortcuts.length - at).padStart(8, '0');
    const id = `${time}${fixedId(`shortcut/${accountId}/${shortcut.label}`).slice(8)}`;
    return Object.assign({ id, accountId }, shortcut);
  });
}

/** So many days and hours before the day begins. ISO. */
function before(today: string, days: number, hours: number): string {
  return new Date(Date.parse(today) - days * 86_400_000 - hours * 3_600_000).toISOString();
}

export function notificationsFor(
  accountId: string,
  church: string,
  today: string,
): Owned<Notification>[] {
  const reports = { link: '/apps/churches/attendance-reports', useRouter: true };
  const nowhere = { link: null, useRouter: false };
  const said = [
    { icon: 'clipboard-check', title: `${church} sent its report`, ...reports, days: 0, hours: 9 },
    { icon: 'user-plus', title: `4 new first timers in ${church}`, ...nowhere, days: 0, hours: 11 },
    { icon: 'calendar-check', title: 'Youth camp is almost full', ...nowhere, days: 2, hours: 5 },
    { icon: 'hand-coins', title: 'Giving statement is ready', ...nowhere, days: 6, hours: 8 },
  ];
  const more = [
    'First service, with <strong>all</strong> numbers',
    'Follow-ups were given out',
    '184 of 200 places taken',
    'For last month',
  ];
  return said.map(({ days, hours, icon, title, link, useRouter }, at) => ({
    id: fixedId(`notification/${accountId}/${title}`),
    accountId,
    icon,
    title,
    link,
    useRouter,
    image: null,
    read: days > 1,
    description: more[at] ?? null,
    time: before(today, days, hours),
  }));
}

/** product-facts part 9: five. */
export function messagesFor(accountId: string, church: string, today: string): NewMessage[] {
  const said = [
    [
      'Volunteers for Christmas',
      'The list is open until the end of the month.',
      'hand-heart',
      13,
      13.4,
    ],
    ['New songs', 'The choir has put <em>three new songs</em> into the folder.', 'music', 9, 8.7],
    ['Breakfast speakers', 'Confirmed both speakers for Saturday.', 'mic', 5, 11.3],
    ['Hosting on Wednesday', 'The cell can meet at ours again this week.', 'house', 2, 7.9],
    [
      `${church} report`,
      'We have <strong>no power</strong> this morning, so the report is late.',
      'mail',
      1,
      16.7,
    ],
  ] as const;
  return said.map(([title, body, iconCssClass, days, hours]) => ({
    accountId,
    title,
    body,
    iconCssClass,
    isRead: days > 3,
    sentDateTime: before(today, days, hours),
  }));
}
