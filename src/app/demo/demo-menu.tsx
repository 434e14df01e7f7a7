import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState, type ReactNode } from 'react';
import { resetDemo } from '#domain/demo/reset.ts';
import { callDemo } from '../../api/demo.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { life } from '../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../ui/snackbar/snackbars.ts';
import * as css from './demo-menu.css.ts';

async function reset(): Promise<void> {
  if (!(await attempt(callDemo(resetDemo, {})))) return;
  const text = 'The demo data was reset';
  snackbars.show({ tone: 'success', text, action: null, life: life.plain });
}

/** Menu at the top of every demo app, after the entries that an app has of its own. */
export function DemoMenu({ children }: { children?: ReactNode }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} kind="secondary" label="More about the demo" />}>
        {children}
        <MenuItem icon={RotateCcw} onSelect={() => setAsking(true)}>
          Reset demo data
        </MenuItem>
      </Menu>
      {asking && (
        <Sheet title="Reset the demo data?" onClose={() => setAsking(false)}>
          <p className={css.words}>
            Every demo app on this device starts over. Your changes in them are deleted.
          </p>
          <div className={css.actions}>
            <Button size="touch" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              kind="danger"
              size="touch"
              onClick={() => {
                setAsking(false);
                void reset();
              }}
            >
              Reset demo data
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
