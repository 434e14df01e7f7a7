import Keyboard from 'lucide-react/icons/keyboard';
import Sun from 'lucide-react/icons/sun';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { grouped } from '../time.ts';
import * as css from './pass-card.css.ts';

/**
 * A door's counts for the camera of another device: no network is needed. The code holds counts, door,
 * time and a check; no name may be in it, because anybody can photograph a screen.
 */
export function PassCard({
  door,
  person,
  people,
  code,
  time,
  askWhom,
  onType,
}: {
  door: string;
  /** Person who counts here: on the screen, never in the code. */
  person: string;
  people: number;
  code: string;
  /** Of the last tap: '09:31:20'. */
  time: string;
  /** Person who adds up the counts; null when none is known. */
  askWhom: string | null;
  onType(): void;
}) {
  return (
    <section className={css.pass} aria-label={`Counts of the ${door.toLowerCase()}`}>
      <div>
        <p className={css.door}>
          {door} · {person}
        </p>
        <p className={css.number}>
          {grouped(people)}
          <span className={css.unit}>people</span>
        </p>
      </div>
      <div className={css.tile}>
        <QrCode text={code} label={`QR code: ${door}, ${people} people, ${time}`} />
      </div>
      <div>
        <p className={css.ask}>Ask {askWhom ?? 'whoever adds up'} to scan this</p>
        <p className={css.holds}>It holds six numbers, the door and the time. No names.</p>
      </div>
      <p className={css.foot}>
        <span className={css.foots}>Changes with every tap</span>
        <span>{time}</span>
      </p>
      <p className={css.bright}>
        <Icon of={Sun} size="sm" />
        Turn the screen up to full brightness
      </p>
      <Button kind="ghost" size="touch" wide icon={Keyboard} onClick={onType}>
        Type the numbers instead
      </Button>
    </section>
  );
}
