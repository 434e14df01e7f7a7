import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useRef, useState, type FormEvent } from 'react';
import { Failure } from '#domain/errors.ts';
import { useConnection } from '../../../api/use-connection.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { Picture } from '../parts/picture.tsx';
import { SampleList } from '../parts/sample-list.tsx';
import * as css from './sign-in.css.ts';

interface Problems {
  email?: string;
  password?: string;
  /** About the whole form. */
  form?: string;
}

function missing(email: string, password: string): Problems {
  return {
    ...(email.trim() === '' && { email: 'Fill in your email address' }),
    ...(password === '' && { password: 'Fill in your password' }),
  };
}

function problemsOf(error: unknown): Problems {
  if (!(error instanceof Failure)) {
    return { form: 'Signing in did not work. Load the page again and try once more' };
  }
  const { email, password } = error.fields ?? {};
  if (email === undefined && password === undefined) return { form: error.message };
  return { ...(email !== undefined && { email }), ...(password !== undefined && { password }) };
}

/** The way in. What it needs besides itself is loaded when somebody signs in. */
export function SignIn({
  confirmation,
  onSignedIn,
}: {
  /** From the link of a mail that asks whether the address is theirs. */
  confirmation?: string | undefined;
  onSignedIn(): void;
}) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { state } = useConnection();

  function refuse(found: Problems) {
    setProblems(found);
    const field = found.email !== undefined ? 'email' : found.password !== undefined && 'password';
    if (field) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const empty = missing(email, password);
    if (Object.keys(empty).length > 0) return refuse(empty);
    setProblems({});
    setBusy(true);
    try {
      const { signIn } = await import('../../../api/sign-in.ts');
      await signIn({ email, password, ...(confirmation !== undefined && { confirmation }) });
      onSignedIn();
    } catch (error) {
      setBusy(false);
      refuse(problemsOf(error));
    }
  }
  return (
    <div className={css.page}>
      <main className={css.side}>
        <form ref={form} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
          <Logo size="large" />
          <div className={css.head}>
            <h1 className={css.title}>Sign in</h1>
            <p className={css.welcome}>
              {confirmation === undefined
                ? 'Good to see you again.'
                : 'Sign in to confirm your email address.'}
            </p>
          </div>
          {problems.form && <Banner tone="danger" icon={CircleAlert} title={`${problems.form}.`} />}
          {state === 'offline' && (
            <Banner tone="warning" icon={CircleAlert} title="You’re offline.">
              Signing in needs a connection. Reports that wait on this device are safe.
            </Banner>
          )}
          <TextField
            label="Email address"
            name="email"
            type="email"
            size="touch"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={problems.email ?? null}
            onChange={(event) => setEmail(event.target.value)}
          />
          <PasswordField
            label="Password"
            name="password"
            size="touch"
            autoComplete="current-password"
            value={password}
            error={problems.password ?? null}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" kind="primary" size="touch" wide busy={busy && 'Signing in…'}>
            Sign in
          </Button>
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
        </form>
        <SampleList
          chosen={email}
          onChoose={(account) => {
            setEmail(account.email);
            setPassword(account.password);
            setProblems({});
          }}
        />
      </main>
      <Picture />
    </div>
  );
}
