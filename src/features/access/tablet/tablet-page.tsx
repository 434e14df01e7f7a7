import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { tablet } from '../../../api/devices/tablet.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { Pill } from '../../../ui/pill/pill.tsx';
import * as css from './tablet.css.ts';

/** Ways of the page round a tablet that several share. */
export interface TabletFrame {
  dark: boolean;
  onDark(dark: boolean): void;
}

/** The frame of what a tablet shows between two people: which tablet it is, and the light. */
export function TabletPage({
  title,
  frame: { dark, onDark },
  children,
}: {
  title: string;
  frame: TabletFrame;
  children: ReactNode;
}) {
  const here = tablet();
  const isOffline = useConnection().state === 'offline';
  return (
    <div className={css.page}>
      <header className={css.head}>
        <span className={css.narrow}>
          <Logo size="large" />
        </span>
        <div className={css.names}>
          <h1 className={css.title}>{title}</h1>
          {here && (
            <p className={css.place}>
              {here.name} · {here.church}
            </p>
          )}
        </div>
        {isOffline && (
          <Pill tone="warning" icon={WifiOff}>
            Offline
          </Pill>
        )}
        <Button size="touch" icon={dark ? Sun : Moon} onClick={() => onDark(!dark)}>
          {dark ? 'Bright' : 'Dim'}
        </Button>
      </header>
      <main className={css.content}>{children}</main>
    </div>
  );
}
