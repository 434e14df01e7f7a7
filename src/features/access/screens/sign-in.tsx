import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { AccessPage } from '../parts/access-page.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { IfOthersWait } from '../parts/if-others-wait.tsx';
import { SampleList } from '../parts/sample-list.tsx';
import { emptyFields, useAccessForm } from '../use-access-form.ts';
import * as css from './sign-in.css.ts';

const later = () => import('../sign-in-and-ask.tsx');

interface SignInProps {
  /** From the link of a mail that asks whether the address is theirs. */
  confirmation?: string | undefined;
  /** The address of who forgot their PIN. */
  email?: string;
  /** In the place of the usual words over the form. */
  head?: { title: string; words: string; notice: ReactNode };
  /** Back to the people of a tablet that several share. */
  onBack?: (() => void) | undefined;
  onSignedIn(): void;
}

/** The way in. What it needs besides itself is loaded when somebody signs in. */
export function SignIn({ confirmation, email: known = '', head, onBack, onSignedIn }: SignInProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  /** Further question, once the password is known to be right. */
  const [question, ask] = useState<ReactNode>(null);
  const isBegun = email !== '';
  useEffect(() => {
    // While the rest is typed. Whatever fails here, the submission tries again and says so.
    if (isBegun)
      later().then(
        ({ prepareSignIn }) => prepareSignIn(),
        () => undefined,
      );
  }, [isBegun]);
  const { problems, busy, formProps } = useAccessForm(['email', 'password'], {
    check: () =>
      emptyFields({
        email: [email, 'Enter your email address'],
        password: [password, 'Enter your password'],
      }),
    async send() {
      const { signInAndAsk } = await later();
      const credentials = { email, password, ...(confirmation !== undefined && { confirmation }) };
      await signInAndAsk(credentials, { ask, onSignedIn, elsewhere: head !== undefined });
    },
  });
  if (question) return question;
  const welcome =
    confirmation === undefined
      ? 'Good to see you again.'
      : 'Sign in to confirm your email address.';
  return (
    <AccessPage
      title={head?.title ?? 'Sign in'}
      words={head?.words ?? welcome}
      asks="Signing in"
      problem={problems['']}
    >
      {head ? head.notice : <IfOthersWait />}
      <form className={css.form} {...formProps}>
        <EmailField value={email} error={problems['email'] ?? null} onChange={setEmail} />
        <PasswordField
          label="Password"
          name="password"
          size="touch"
          autoComplete="current-password"
          value={password}
          error={problems['password'] ?? null}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" kind="primary" size="touch" wide busy={busy && 'Signing in…'}>
          Sign in
        </Button>
        {onBack && (
          <Button size="touch" wide onClick={onBack}>
            Back to who is counting
          </Button>
        )}
      </form>
      <p className={css.aside}>
        <Link to="/forgot-password" className={css.link}>
          Forgot password?
        </Link>
      </p>
      <p className={css.aside}>
        New here?{' '}
        <Link to="/sign-up" className={css.link}>
          Create an account
        </Link>
      </p>
      <SampleList
        chosen={email}
        onChoose={(account) => {
          setEmail(account.email);
          setPassword(account.password);
        }}
      />
    </AccessPage>
  );
}
