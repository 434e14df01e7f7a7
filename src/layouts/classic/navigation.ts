import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Church from 'lucide-react/icons/church';
import Globe from 'lucide-react/icons/globe';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Megaphone from 'lucide-react/icons/megaphone';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import type { IconOf } from '../../ui/icon/icon.tsx';

interface Named {
  label: string;
  icon?: IconOf;
}

export type NavigationItem = Named &
  (
    | { kind: 'group' }
    /** Leads to a page; `badge` says how many things there need somebody. */
    | { kind: 'page'; to: NavigationPath; child: boolean; badge?: 'needing' }
    /** A heading with children below it, or something that comes later. */
    | { kind: 'parent' }
    | { kind: 'soon'; child: boolean }
  );

export type NavigationPath =
  | '/pages/profile/dashboard'
  | '/apps/churches/submit-attendance-report'
  | '/apps/churches/attendance-reports'
  | '/apps/churches/my-reports'
  | '/apps/groups/cell-ministry/submit-attendance-report'
  | '/apps/groups/cell-ministry/attendance-reports';

/** What the back office leads to. What is not built yet is there, disabled, with "Soon". */
export const navigation: readonly NavigationItem[] = [
  { kind: 'group', label: 'Overview' },
  {
    kind: 'page',
    label: 'Dashboard',
    icon: LayoutDashboard,
    to: '/pages/profile/dashboard',
    child: false,
  },
  { kind: 'group', label: 'Ministry' },
  { kind: 'parent', label: 'Churches', icon: Church },
  { kind: 'soon', label: 'Church dashboard', child: true },
  {
    kind: 'page',
    label: 'Submit attendance',
    to: '/apps/churches/submit-attendance-report',
    child: true,
  },
  {
    kind: 'page',
    label: 'Attendance reports',
    to: '/apps/churches/attendance-reports',
    child: true,
  },
  {
    kind: 'page',
    label: 'My reports',
    to: '/apps/churches/my-reports',
    child: true,
    badge: 'needing',
  },
  { kind: 'soon', label: 'Attendance analytics', child: true },
  { kind: 'parent', label: 'Groups', icon: UsersRound },
  {
    kind: 'page',
    label: 'Submit cell report',
    to: '/apps/groups/cell-ministry/submit-attendance-report',
    child: true,
  },
  {
    kind: 'page',
    label: 'Cell reports',
    to: '/apps/groups/cell-ministry/attendance-reports',
    child: true,
  },
  { kind: 'soon', label: 'People', icon: UserRound, child: false },
  { kind: 'soon', label: 'Communications', icon: Megaphone, child: false },
  { kind: 'soon', label: 'Events', icon: CalendarDays, child: false },
  { kind: 'soon', label: 'Discipleship', icon: BookOpen, child: false },
  { kind: 'soon', label: 'Missions', icon: Globe, child: false },
  { kind: 'group', label: 'System' },
  { kind: 'soon', label: 'Settings', icon: Settings, child: false },
];
