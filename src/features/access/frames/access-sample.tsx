import type { ComponentType } from 'react';
import type { AccessPageName, Frame } from '#domain/shell/page-forms.ts';
import { ConfirmationRequired } from '../screens/confirmation-required.tsx';
import { ForgotPassword } from '../screens/forgot-password.tsx';
import { ResetPassword } from '../screens/reset-password.tsx';
import { SignIn } from '../screens/sign-in.tsx';
import { SignUp } from '../screens/sign-up.tsx';
import { UnlockSession } from '../screens/unlock-session.tsx';
import { Framed } from './framed.tsx';
import { SignOutSample } from './sign-out-sample.tsx';

const nowhere = () => undefined;

const pages: Readonly<Record<AccessPageName, ComponentType>> = {
  'sign-in': () => <SignIn onSignedIn={nowhere} />,
  'sign-up': () => <SignUp onMade={nowhere} />,
  'sign-out': SignOutSample,
  'forgot-password': ForgotPassword,
  'reset-password': () => <ResetPassword token="" first={false} />,
  'unlock-session': () => (
    <UnlockSession
      name="Naledi Mokoena"
      email="naledi@example.co.za"
      onGoOn={nowhere}
      onSwitched={nowhere}
    />
  ),
  'confirmation-required': ConfirmationRequired,
};

/** One of the seven pages about an account in one of the seven frames. What is sent goes nowhere. */
export function AccessSample({ page, frame }: { page: AccessPageName; frame: Frame }) {
  const Page = pages[page];
  return (
    <Framed frame={frame}>
      <Page />
    </Framed>
  );
}
