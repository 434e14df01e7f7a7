import { Link } from '@tanstack/react-router';
import Inbox from 'lucide-react/icons/inbox';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Suspense } from 'react';
import { Button, buttonLook } from '../../ui/button/button.tsx';
import { Count } from '../../ui/count/count.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { preloadPart } from '../../ui/preload-part.tsx';
import { PersonButton } from '../person/person-button.tsx';
import * as bar from '../tab-bar.css.ts';
import { reportsPath, type UsherFrame } from './usher-frame.ts';
import * as css from './usher-layout.css.ts';

const tabs = preloadPart(() => import('./usher-tabs.tsx').then((part) => part.UsherTabs));

function TopBar(props: UsherFrame) {
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
      {props.church}
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

/** For somebody who counts: large, few things, primary actions under the thumb. */
export function UsherLayout(props: UsherFrame) {
  return (
    <div className={cx(css.page, !props.counting && css.belowNotch)}>
      <TopBar {...props} />
      {props.banners}
      <main className={cx(css.main, !props.counting && bar.withTabs)}>{props.children}</main>
      {!props.counting && (
        <Suspense>
          <tabs.Part {...props} />
        </Suspense>
      )}
    </div>
  );
}
