import { Button } from '../../../ui/button/button.tsx';
import { AccessPage } from '../parts/access-page.tsx';
import { useCountdown } from '../use-countdown.ts';

const stay = () => undefined;

/** Dialog of a sign-out, without a sign-out. */
export function SignOutSample() {
  const left = useCountdown(true, stay);
  return (
    <AccessPage
      title="You are signed out"
      words="Waiting reports on this device are kept and still sent under your name."
    >
      <p role="timer">{left}</p>
      <Button size="touch" wide>
        Continue
      </Button>
    </AccessPage>
  );
}
