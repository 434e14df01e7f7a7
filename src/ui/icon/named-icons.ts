import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import Bookmark from 'lucide-react/icons/bookmark';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartLine from 'lucide-react/icons/chart-line';
import Church from 'lucide-react/icons/church';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ClipboardPenLine from 'lucide-react/icons/clipboard-pen-line';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import GitCompare from 'lucide-react/icons/git-compare';
import Globe from 'lucide-react/icons/globe';
import HandCoins from 'lucide-react/icons/hand-coins';
import HandHeart from 'lucide-react/icons/hand-heart';
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import Mic from 'lucide-react/icons/mic';
import Music from 'lucide-react/icons/music';
import Phone from 'lucide-react/icons/phone';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersRound from 'lucide-react/icons/users-round';
import type { IconOf } from './icon.tsx';
import { pointing } from './pointing.tsx';

/** Pictures that records ask for by name, and that a person may choose from. */
export const namedIcons: Readonly<Record<string, IconOf>> = {
  bell: Bell,
  'book-open': BookOpen,
  bookmark: Bookmark,
  'calendar-check': CalendarCheck,
  'calendar-days': CalendarDays,
  'chart-line': ChartLine,
  church: Church,
  'circle-check': CircleCheck,
  'clipboard-check': ClipboardCheck,
  'clipboard-pen-line': ClipboardPenLine,
  'external-link': pointing(ExternalLink),
  'file-text': FileText,
  'git-compare': GitCompare,
  globe: Globe,
  'hand-coins': HandCoins,
  'hand-heart': HandHeart,
  house: House,
  inbox: Inbox,
  'layout-dashboard': LayoutDashboard,
  mail: Mail,
  megaphone: Megaphone,
  mic: Mic,
  music: Music,
  phone: Phone,
  'refresh-cw': RefreshCw,
  settings: Settings,
  'shield-check': ShieldCheck,
  star: Star,
  'user-plus': UserPlus,
  'users-round': UsersRound,
};

/** The picture of that name, where there is one. */
export function namedIcon(name: string | null, otherwise: IconOf): IconOf {
  if (name === null || !Object.hasOwn(namedIcons, name)) return otherwise;
  return namedIcons[name] ?? otherwise;
}
