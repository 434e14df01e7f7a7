import { useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { isWeakPin } from '#store/session/pin.ts';
import { choosePinHere } from '../../../api/session/pin.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { pinLength, PinPad } from '../../../ui/pin-pad/pin-pad.tsx';
import { TabletPage, type TabletFrame } from './tablet-page.tsx';
import * as css from './tablet.css.ts';
import { calledName } from './tablet-words.ts';

type Step = { is: 'first' } | { is: 'again'; first: string } | { is: 'keeping' };

const hints = {
  first: 'Choose six digits. They open what you count on this tablet',
  again: 'Enter the six digits once more',
  keeping: 'Keeping…',
} as const;

const problems = {
  weak: 'Everybody tries these digits first. Choose others',
  differs: 'These digits are not the same. Choose six digits again',
  away: 'The first PIN needs a connection. Choose it when there is one',
  failed: 'This device did not keep the PIN. Free some space and try again',
} as const;

/** After the first sign-in on a tablet that several share. */
export function ChoosePin({
  name,
  frame,
  onChosen,
}: {
  name: string;
  frame: TabletFrame;
  onChosen(): void;
}) {
  const [step, setStep] = useState<Step>({ is: 'first' });
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);

  function begin(why: keyof typeof problems): void {
    setStep({ is: 'first' });
    setProblem(why);
  }

  async function keep(pin: string): Promise<void> {
    setStep({ is: 'keeping' });
    try {
      await choosePinHere(pin);
      onChosen();
    } catch (error) {
      begin(error instanceof Failure && error.code === 'unavailable' ? 'away' : 'failed');
    }
  }

  function entered(pin: string): void {
    setValue('');
    if (step.is === 'again') {
      if (pin === step.first) return void keep(pin);
      return begin('differs');
    }
    if (isWeakPin(pin)) return begin('weak');
    setStep({ is: 'again', first: pin });
  }

  function change(next: string): void {
    if (step.is === 'keeping') return;
    setProblem(null);
    if (next.length === pinLength) return entered(next);
    setValue(next);
  }
  return (
    <TabletPage title="Choose a PIN" frame={frame}>
      {problem && <Banner tone="warning" icon={CircleAlert} title={`${problems[problem]}.`} />}
      <Card className={css.card}>
        <PinPad
          person={{ name, called: calledName(name) }}
          value={value}
          onChange={change}
          state={{ is: 'ready' }}
          hint={`${hints[step.is]}.`.replace('….', '…')}
        />
      </Card>
    </TabletPage>
  );
}
