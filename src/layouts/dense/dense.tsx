import PanelLeft from 'lucide-react/icons/panel-left';
import { useSyncExternalStore } from 'react';
import { observable } from '#domain/observable.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { pointing } from '../../ui/icon/pointing.tsx';
import { classic } from '../classic/classic.tsx';
import * as css from '../frame/frame.css.ts';
import type { FrameProps, Layout } from '../frame/layout.ts';
import { TopBar } from '../frame/top-bar.tsx';
import { DenseSide } from './dense-side.tsx';

const PanelIcon = pointing(PanelLeft);

/** S2-105: it starts dense, and stays as wide as somebody made it for as long as the page is open. */
const wide = observable(false);

function Side(frame: FrameProps) {
  const isWide = useSyncExternalStore(wide.subscribe, wide.getSnapshot);
  if (isWide && classic.Side) return <classic.Side {...frame} />;
  return <DenseSide {...frame} />;
}

function Top(frame: FrameProps) {
  const isWide = useSyncExternalStore(wide.subscribe, wide.getSnapshot);
  const button = (
    <IconButton
      icon={PanelIcon}
      label={isWide ? 'Narrow navigation' : 'Wide navigation'}
      className={css.besideOnly}
      onClick={() => wide.set(!isWide)}
    />
  );
  return <TopBar {...frame} start={button} person={false} />;
}

/** A rail of icons that opens over the page while somebody is in it; a button makes it wide. */
export const dense: Layout = {
  look: { page: css.page, body: css.body, content: css.content },
  Header: null,
  Side,
  Top,
  footer: true,
  namesWay: true,
  search: 'field',
  chat: 'usual',
};
