import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../../ui/button/button.tsx';
import { AccessPage } from '../parts/access-page.tsx';

/** Last page of a sign-up: the rest is in the mail. */
export function ConfirmationRequired() {
  return (
    <AccessPage
      title="Confirm your email address"
      words="We sent a link to your address. Open it and sign in with the password you chose; it works for seven days. Then an administrator of your church gives you access."
    >
      <Link to="/sign-in" className={buttonLook({ size: 'touch' })}>
        Go to sign in
      </Link>
    </AccessPage>
  );
}
