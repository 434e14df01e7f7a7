import PanelLeft from 'lucide-react/icons/panel-left';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Drawer } from '../ui/drawer/drawer.tsx';
import { pointing } from '../ui/icon/pointing.tsx';
import { from } from '../ui/theme/scale.ts';
import { useMedia } from '../ui/use-media.ts';
import * as css from './side-panel.css.ts';

const PanelIcon = pointing(PanelLeft);

/**
 * Where somebody chooses what the list shows: `side` stands beside the list where there is room. Elsewhere `sideKey`,
 * a button among the page's actions, opens it over the page; `close` is called once something was chosen.
 */
export function useSidePanel(
  label: string,
  content: (close: () => void, isBeside: boolean) => ReactNode,
  /** px at 16 px text, where it stands beside. */
  width = 210,
): { side: ReactNode; sideKey: ReactNode } {
  const beside = useMedia(from.lg);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (beside) {
    const side = (
      <nav className={css.side} style={{ width: `${width / 16}rem` }} aria-label={label}>
        {content(close, true)}
      </nav>
    );
    return { side, sideKey: null };
  }
  const side = open && (
    <Drawer title={label} width={320} onClose={close}>
      <nav aria-label={label}>{content(close, false)}</nav>
    </Drawer>
  );
  const sideKey = (
    <Button icon={PanelIcon} aria-expanded={open} onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
  return { side, sideKey };
}
