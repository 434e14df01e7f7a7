import { Link } from '@tanstack/react-router';
import ClipboardPenLine from 'lucide-react/icons/clipboard-pen-line';
import Inbox from 'lucide-react/icons/inbox';
import MenuIcon from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { ReactNode } from 'react';
import { Button, buttonLook } from '../../ui/button/button.tsx';
import { Count } from '../../ui/count/count.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { PersonButton } from '../person/person-button.tsx';
import type { PersonMenuProps } from '../person/person-menu.tsx';
import * as bar from '../tab-bar.css.ts';
import * as css from './usher-layout.css.ts';

interface UsherLayoutProps {
  title: string;
  name: string;
  tenant: string;
  menu: PersonMenuProps;
  /** Reports that need this person. */
  needing: number;
  dark: boolean;
  onDark(dark: boolean): void;
  /** Where the report is counted that this person gives. */
  reportPath:
    | '/apps/churches/submit-attendance-report'
    | '/apps/groups/cell-ministry/submit-attendance-report';
  /** The form has its own bar at the bottom of a phone. */
  counting: boolean;
  /** Banners under the top bar. */
  banners: ReactNode;
  children: ReactNode;
}

const reportsPath = '/apps/churches/my-reports';

function TopBar(props: UsherLayoutProps) {
  const { dark, onDark, needing } = props;
  const scheme = dark ? 'Bright' : 'Dim';
  return (
    <header className={cx(css.bar, !props.counting && css.barFromTablet)}>
      <PersonButton {...props.menu} className={css.person} label=", menu">
        <span className={css.logo}>
          <Logo size="middle" />
        </span>
        <span className={css.names}>
          <span className={css.title}>{props.title}</span>
          <span className={css.who}>
            {props.name} · {props.tenant}
          </span>
        </span>
      </PersonButton>
      <div className={css.narrow}>
        <IconButton
          icon={dark ? Sun : Moon}
          label={scheme}
          size="touch"
          onClick={() => onDark(!dark)}
        />
      </div>
      <Link
        to={reportsPath}
        aria-label="My reports"
        className={cx(css.narrow, buttonLook({ kind: 'ghost', size: 'touch' }))}
      >
        <Icon of={Inbox} size="xl" />
        <span className={css.onIcon}>
          <Count value={needing} of="need attention" />
        </span>
      </Link>
      <Button
        size="touch"
        icon={dark ? Sun : Moon}
        className={css.wide}
        onClick={() => onDark(!dark)}
      >
        {scheme}
      </Button>
      <Link
        to={reportsPath}
        className={cx(css.wide, css.linkButton, buttonLook({ size: 'touch' }))}
      >
        <Icon of={Inbox} size="lg" />
        My reports
        <Count value={needing} of="need attention" />
      </Link>
    </header>
  );
}

function Tabs({ needing, menu, name, reportPath }: UsherLayoutProps) {
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

/** For somebody who counts: large, few things, primary actions under the thumb. */
export function UsherLayout(props: UsherLayoutProps) {
  return (
    <div className={cx(css.page, !props.counting && css.belowNotch)}>
      <TopBar {...props} />
      {props.banners}
      <main className={cx(css.main, !props.counting && bar.withTabs)}>{props.children}</main>
      {!props.counting && <Tabs {...props} />}
    </div>
  );
}
