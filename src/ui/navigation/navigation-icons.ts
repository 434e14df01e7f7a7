import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Church from 'lucide-react/icons/church';
import Globe from 'lucide-react/icons/globe';
import BookText from 'lucide-react/icons/book-text';
import Files from 'lucide-react/icons/files';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import ListTree from 'lucide-react/icons/list-tree';
import Megaphone from 'lucide-react/icons/megaphone';
import Settings from 'lucide-react/icons/settings';
import Shapes from 'lucide-react/icons/shapes';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Hourglass from 'lucide-react/icons/hourglass';
import type { NavigationIcon } from '#domain/shell/navigation-item.ts';
import type { IconOf } from '../icon/icon.tsx';

export const navigationIcons: Record<NavigationIcon, IconOf> = {
  dashboard: LayoutDashboard,
  church: Church,
  groups: UsersRound,
  people: UserRound,
  communications: Megaphone,
  events: CalendarDays,
  discipleship: BookOpen,
  missions: Globe,
  settings: Settings,
  account: CircleUserRound,
  comingSoon: Hourglass,
  example: LayoutTemplate,
  apps: LayoutGrid,
  pages: Files,
  documentation: BookText,
  components: Shapes,
  features: ListTree,
};
