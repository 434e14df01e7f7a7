import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useState } from 'react';
import { shownCode, type RegistrationCode } from '#domain/devices/registering.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Pill } from '../../../ui/pill/pill.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import * as css from './devices.css.ts';

function leftWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Ms until then, once a second. */
function useLeft(until: number): number {
  const [left, setLeft] = useState(() => until - Date.now());
  useEffect(() => {
    const look = () => setLeft(until - Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, left);
}

/** The way to make a tablet the device: its steps, and the code as long as it works. */
export function RegistrationSteps({
  code: { code, expiresAt },
  name,
  onAgain,
}: {
  code: RegistrationCode;
  name: string;
  onAgain(): void;
}) {
  const left = useLeft(Date.parse(expiresAt));
  const address = `${location.origin}/device`;
  return (
    <>
      <ol className={css.steps}>
        <li>Open {address.replace(/^https?:\/\//, '')} on the tablet</li>
        <li>Scan this code, or type it</li>
        <li>Check that the tablet says {name}</li>
      </ol>
      {left > 0 ? (
        <div className={css.code}>
          <div className={css.picture}>
            <QrCode text={`${address}?code=${code}`} label={`Code ${shownCode(code)}`} />
          </div>
          <p className={css.letters}>{shownCode(code)}</p>
          <Pill tone="warning" icon={Hourglass}>
            Works once, for {leftWords(left)} more
          </Pill>
        </div>
      ) : (
        <div className={css.code}>
          <p>This code works no more.</p>
          <Button onClick={onAgain}>Make a new code</Button>
        </div>
      )}
    </>
  );
}
