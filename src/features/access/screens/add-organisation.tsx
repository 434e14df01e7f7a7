import { Link } from '@tanstack/react-router';
import { linkWithHere } from '../../../api/session/organisations.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { SignIn } from './sign-in.tsx';

/** Signs a person in to one more organisation, and out of none. */
export function AddOrganisation({
  profile,
  tenant,
  email,
}: {
  /** Id of who is at the device. */
  profile: string;
  /** Name of the organisation that they are in. */
  tenant: string;
  /** The address of an organisation that asks for the password again. */
  email?: string | undefined;
}) {
  const back = (
    <Link to="/" className={buttonLook({ size: 'touch', wide: true })}>
      Back to {tenant}
    </Link>
  );
  return (
    <SignIn
      {...(email !== undefined && { email })}
      head={{
        title: email === undefined ? 'Add an organisation' : 'Sign in again',
        words: `Sign in with your account there. You stay signed in to ${tenant}, and switch between the two in your menu, also without a connection.`,
        notice: back,
      }}
      onSignedIn={() => void attempt(linkWithHere(profile))}
    />
  );
}
