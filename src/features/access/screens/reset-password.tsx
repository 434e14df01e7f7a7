import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { AccessPage } from '../parts/access-page.tsx';
import { emptyFields, useAccessForm } from '../use-access-form.ts';
import * as css from './sign-in.css.ts';

const words = {
  again: {
    title: 'Choose a new password',
    before: 'This signs you out everywhere else.',
    done: 'Your password is changed.',
    after: 'You were signed out everywhere. Waiting reports on your devices are kept.',
  },
  first: {
    title: 'Choose your password',
    before: 'Welcome. From now on, sign in with this password and the address that got our email.',
    done: 'Your password is saved.',
    after: 'Sign in with it and with the address that got our email.',
  },
} as const;

/** Opened by the link of a mail: chooses the password of its account, the first one after an invitation. */
export function ResetPassword({ token, first }: { token: string; first: boolean }) {
  const { title, before, done: saved, after } = words[first ? 'first' : 'again'];
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [done, setDone] = useState(false);
  const { problems, busy, formProps } = useAccessForm(['password', 'again'], {
    check: () => ({
      ...(password !== again && { again: 'The two are not the same. Type it again' }),
      ...emptyFields({
        password: [password, 'Choose a password with 10 characters or more'],
        again: [again, 'Type the password a second time'],
      }),
    }),
    async send() {
      const { choosePassword } = await import('../../../api/session/accounts.ts');
      await choosePassword({ token, password });
      setDone(true);
    },
  });
  if (done) {
    return (
      <AccessPage title={title} words="Use it from now on.">
        <Banner tone="info" icon={CircleCheck} title={saved}>
          {after}
        </Banner>
        <Link to="/sign-in" className={buttonLook({ kind: 'primary', size: 'touch' })}>
          Sign in
        </Link>
      </AccessPage>
    );
  }
  return (
    <AccessPage title={title} words={before} problem={problems['']}>
      <form className={css.form} {...formProps}>
        <PasswordField
          label="New password"
          name="password"
          size="touch"
          autoComplete="new-password"
          hint="10 characters or more. A few words are easy to remember"
          value={password}
          error={problems['password'] ?? null}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Repeat the password"
          name="again"
          size="touch"
          autoComplete="new-password"
          value={again}
          error={problems['again'] ?? null}
          onChange={(event) => setAgain(event.target.value)}
        />
        <Button type="submit" kind="primary" size="touch" wide busy={busy && 'Saving…'}>
          Save the password
        </Button>
      </form>
      <p className={css.aside}>
        <Link to="/forgot-password" className={css.link}>
          Ask for a new link
        </Link>
      </p>
    </AccessPage>
  );
}
