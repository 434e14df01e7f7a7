import { Link } from '@tanstack/react-router';
import ClipboardPenLine from 'lucide-react/icons/clipboard-pen-line';
import Inbox from 'lucide-react/icons/inbox';
import MenuIcon from 'lucide-react/icons/menu';
import { Count } from '../../ui/count/count.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PersonButton } from '../person/person-button.tsx';
import * as bar from '../tab-bar.css.ts';
import { reportsPath, type UsherFrame } from './usher-frame.ts';

/** At the bottom of a phone. */
export function UsherTabs({ needing, menu, name, reportPath }: UsherFrame) {
  return (
    <nav className={bar.tabs} aria-label="Main">
      <Link to={reportPath} className={bar.tab}>
        <Icon of={ClipboardPenLine} size="xl" />
        Report
      </Link>
      <Link to={reportsPath} className={bar.tab}>
        <Icon of={Inbox} size="xl" />
        My reports
        <span className={bar.tabCount}>
          <Count value={needing} of="need attention" />
        </span>
      </Link>
      <PersonButton {...menu} className={bar.tab} label={`: ${name}, menu`}>
        <Icon of={MenuIcon} size="xl" />
        More
      </PersonButton>
    </nav>
  );
}
