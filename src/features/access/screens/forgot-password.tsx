import { Link } from '@tanstack/react-router';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { AccessPage } from '../parts/access-page.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { emptyFields, useAccessForm } from '../use-access-form.ts';
import * as css from './sign-in.css.ts';

/** Asks for a mail with a link. What it says afterwards does not tell who has an account. */
export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const { problems, busy, formProps } = useAccessForm(['email'], {
    check: () => emptyFields({ email: [email, 'Enter your email address'] }),
    async send() {
      const { askForMail } = await import('../../../api/session/accounts.ts');
      await askForMail({ email });
      setAsked(true);
      setEmail('');
    },
  });
  return (
    <AccessPage
      title="Forgot your password?"
      words="We send you a link to choose a new one."
      problem={problems['']}
    >
      {asked && (
        <Banner tone="info" icon={MailCheck} title="Check your email.">
          If this address has an account, a link is on its way. It works once, for one hour.
        </Banner>
      )}
      <form className={css.form} {...formProps}>
        <EmailField value={email} error={problems['email'] ?? null} onChange={setEmail} />
        <Button type="submit" kind="primary" size="touch" wide busy={busy && 'Sending…'}>
          Send the link
        </Button>
      </form>
      <p className={css.aside}>
        <Link to="/sign-in" className={css.link}>
          Back to sign in
        </Link>
      </p>
    </AccessPage>
  );
}
