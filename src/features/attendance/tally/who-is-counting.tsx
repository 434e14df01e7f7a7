import QrCode from 'lucide-react/icons/qr-code';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { memo } from 'react';
import type { CountedDoor } from '#store/tally/doors-of-service.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DoorList, DoorsInShort } from '../../../ui/door-totals/door-list.tsx';
import { shownDoor } from './door-words.ts';
import type { OpenSheet } from './sheet-props.ts';
import * as css from './tally.css.ts';

const DoorsHead = memo(function DoorsHead({ onOpen }: { onOpen(sheet: OpenSheet): void }) {
  return (
    <div className={css.whoHead}>
      <h2 className={css.whoTitle}>Who is counting</h2>
      <Button
        size="touch"
        icon={SlidersHorizontal}
        kind="ghost"
        aria-label="Doors and keys"
        onClick={() => onOpen('doors')}
      >
        Doors
      </Button>
      <Button
        size="touch"
        kind="soft"
        icon={QrCode}
        className={css.wide}
        onClick={() => onOpen('pass')}
      >
        Pass counts by QR
      </Button>
    </div>
  );
});

/** The doors: a list where there is room, the others in one line on a phone. */
export const WhoIsCounting = memo(function WhoIsCounting({
  doors,
  now,
  onOpen,
}: {
  doors: readonly CountedDoor[];
  now: { server: number; online: boolean };
  onOpen(sheet: OpenSheet): void;
}) {
  const shown = doors.map((door) => shownDoor(door, now));
  const others = shown.slice(1);
  return (
    <section className={css.who} aria-label="Doors">
      <DoorsHead onOpen={onOpen} />
      <div className={css.wideBlock}>
        <DoorList doors={shown} />
      </div>
      {others.length > 0 && (
        <div className={css.narrowBlock}>
          <DoorsInShort doors={others} />
        </div>
      )}
    </section>
  );
});
