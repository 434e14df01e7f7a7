import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import Hourglass from 'lucide-react/icons/hourglass';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import ScrollText from 'lucide-react/icons/scroll-text';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import UsersRound from 'lucide-react/icons/users-round';
import type { Permission } from '#domain/permissions.ts';
import type { FileRoutesByTo } from '../../routeTree.gen.ts';
import type { IconOf } from '../../ui/icon/icon.tsx';
import type { PanelName } from './panels.ts';

export interface Entry {
  icon: IconOf;
  title: string;
  words: string;
}

/** A section that is a page of its own. */
export interface PageEntry extends Entry {
  to: `/pages/settings/${string}` & keyof FileRoutesByTo;
  /** It is listed for who holds this permission anywhere. */
  opens: Permission;
}

/** In the order of the list, behind the sections. */
export const pageEntries: readonly PageEntry[] = [
  {
    to: '/pages/settings/organisation',
    opens: 'settings.system',
    icon: Building2,
    title: 'Organisation',
    words: 'Its name, logo, contact and default look',
  },
  {
    to: '/pages/settings/custom-fields',
    opens: 'settings.system',
    icon: TextCursorInput,
    title: 'Custom fields',
    words: 'What else you keep of people, families, groups and churches',
  },
  {
    to: '/pages/settings/retention',
    opens: 'settings.system',
    icon: Hourglass,
    title: 'Retention',
    words: 'How long you keep what you need no longer',
  },
  {
    to: '/pages/settings/report-policies',
    opens: 'church.edit',
    icon: ClipboardCheck,
    title: 'Report policies',
    words: 'Until when reports are taken, what they ask, and who counts as a teen or an adult',
  },
  {
    to: '/pages/settings/roles',
    opens: 'account.manage',
    icon: KeyRound,
    title: 'Roles and permissions',
    words: 'What each role gives, and why somebody sees what they see',
  },
  {
    to: '/pages/settings/devices',
    opens: 'device.manage',
    icon: TabletSmartphone,
    title: 'Devices',
    words: 'Tablets that people share, and what waits on them',
  },
  {
    to: '/pages/settings/audit-log',
    opens: 'audit.view',
    icon: ScrollText,
    title: 'Audit log',
    words: 'Who did what, where and when',
  },
  {
    to: '/pages/settings/export',
    opens: 'role.define',
    icon: Download,
    title: 'Download everything',
    words: 'All that your organisation has here as one file, and the way back',
  },
];

/** The sections of the settings, in the order of the list. */
export const entries: Record<PanelName, Entry> = {
  account: {
    icon: CircleUserRound,
    title: 'Account',
    words: 'Your name, your address and your roles',
  },
  security: {
    icon: LockKeyhole,
    title: 'Security',
    words: 'Password, and where you are signed in',
  },
  'plan-billing': {
    icon: CreditCard,
    title: 'Plan and billing',
    words: 'What is included, and where your data is kept',
  },
  notifications: { icon: Bell, title: 'Notifications', words: 'What we tell you, and how' },
  team: { icon: UsersRound, title: 'Team', words: 'Who works with you, and their roles' },
};
