import type { Shortcut } from '#domain/shell/shortcuts.ts';
import type { Role } from '#domain/permissions.ts';
import { fixedId } from './fixed-seed.ts';

/** Roles that count have large screens without a header, so there is nothing to show on it. */
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
