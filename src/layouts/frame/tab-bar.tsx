import { Link, useRouterState } from '@tanstack/react-router';
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import MenuIcon from 'lucide-react/icons/menu';
import SearchIcon from 'lucide-react/icons/search';
import UsersRound from 'lucide-react/icons/users-round';
import { isDashboard, leadsTo } from '#domain/shell/navigation.ts';
import { Count } from '../../ui/count/count.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { stayingBar } from '../../ui/staying-bar.ts';
import * as css from '../tab-bar.css.ts';
import type { FrameProps } from './layout.ts';

const groups = '/apps/groups';

/** On phones, what is wanted most under the thumb; the rest of the navigation is behind the last. */
export function TabBar({ navigation, counts, waiting, onFind, onDrawer }: FrameProps) {
  const isHome = useRouterState({ select: ({ location }) => isDashboard(location.pathname) });
  return (
    <nav className={css.tabs} aria-label="Most used" {...stayingBar}>
      <Link
        to="/pages/profile/dashboard"
        className={css.tab}
        {...(isHome && { 'aria-current': 'page' })}
      >
        <Icon of={House} size="xl" />
        Home
      </Link>
      <Link to="/apps/churches/my-reports" className={css.tab}>
        <Icon of={Inbox} size="xl" />
        My reports
        <span className={css.tabCount}>
          <Count value={counts.reportsNeedingMe} of="need attention" />
        </span>
      </Link>
      {leadsTo(navigation.default, groups) && (
        <Link to={groups as string} className={css.tab}>
          <Icon of={UsersRound} size="xl" />
          Groups
        </Link>
      )}
      <button type="button" className={css.tab} onClick={(event) => onFind(event.currentTarget)}>
        <Icon of={SearchIcon} size="xl" />
        Find
      </button>
      <button type="button" className={css.tab} aria-haspopup="dialog" onClick={onDrawer}>
        <Icon of={MenuIcon} size="xl" />
        More
        <span className={css.tabCount}>
          <Count value={waiting} of="unread" />
        </span>
      </button>
    </nav>
  );
}
