import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import ScrollText from 'lucide-react/icons/scroll-text';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import UsersRound from 'lucide-react/icons/users-round';
import type { IconOf } from '../../ui/icon/icon.tsx';
import type { PanelName } from './panels.ts';

export interface Entry {
  icon: IconOf;
  title: string;
  words: string;
}

/** A page of its own, for who looks after people. */
export const rolesEntry: Entry = {
  icon: KeyRound,
  title: 'Roles and permissions',
  words: 'What each role gives, and why somebody sees what they see',
};

/** A page of its own, for who may read it. */
export const auditEntry: Entry = {
  icon: ScrollText,
  title: 'Audit log',
  words: 'Who did what, where and when',
};

/** A page of its own, for who may change what is set for the organisation. */
export const customFieldsEntry: Entry = {
  icon: TextCursorInput,
  title: 'Custom fields',
  words: 'What else you keep of people, families, groups and churches',
};

/** A page of its own, for the same people. */
export const organisationEntry: Entry = {
  icon: Building2,
  title: 'Organisation',
  words: 'Its name, logo, contact and default look',
};

/** A page of its own, for who may give every role. */
export const exportEntry: Entry = {
  icon: Download,
  title: 'Download everything',
  words: 'All that your organisation has here, as one file',
};

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
