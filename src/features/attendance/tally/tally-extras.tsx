import QrCode from 'lucide-react/icons/qr-code';
import Sun from 'lucide-react/icons/sun';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Pill } from '../../../ui/pill/pill.tsx';
import type { OpenSheet } from './sheet-props.ts';
import * as css from './tally.css.ts';

/** Beside the title: that the screen stays on, and on a phone the way to pass counts. */
export function TallyExtras({ onOpen }: { onOpen(sheet: OpenSheet): void }) {
  return (
    <>
      {'wakeLock' in navigator && (
        <span className={css.wide}>
          <Pill tone="info" icon={Sun}>
            Screen stays on
          </Pill>
        </span>
      )}
      <IconButton
        icon={QrCode}
        label="Pass counts by QR"
        size="touch"
        className={css.narrow}
        onClick={() => onOpen('pass')}
      />
    </>
  );
}
