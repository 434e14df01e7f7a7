import { useState, type ReactNode } from 'react';
import { Failure } from '#domain/errors.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { AccessPage } from '../parts/access-page.tsx';
import { emptyFields, useAccessForm } from '../use-access-form.ts';
import * as css from './sign-in.css.ts';

/** Signing in says that one of two is wrong; here only one was asked for. */
function aboutPassword(error: unknown): unknown {
  const isWrong = error instanceof Failure && error.code === 'unauthorized';
  return isWrong ? new Failure(error.code, 'The password is not right', { cause: error }) : error;
}

/** For the person whose session has expired. Nothing was wiped, and counting goes on without it. */
export function UnlockSession({
  name,
  email,
  onGoOn,
  onSwitched,
}: {
  name: string;
  email: string;
  onGoOn(): void;
  onSwitched(): void;
}) {
  const [password, setPassword] = useState('');
  const [question, ask] = useState<ReactNode>(null);
  const { problems, busy, formProps } = useAccessForm(['password'], {
    check: () => emptyFields({ password: [password, 'Enter your password'] }),
    async send() {
      const { signInAndAsk } = await import('../sign-in-and-ask.tsx');
      await signInAndAsk({ email, password }, { ask, onSignedIn: onGoOn }).catch((error) => {
        throw aboutPassword(error);
      });
    },
  });
  async function change(): Promise<void> {
    const { switchPerson } = await import('../../../api/session/switch-person.ts');
    await switchPerson();
    onSwitched();
  }
  if (question) return question;
  return (
    <AccessPage
      title="Unlock your session"
      words="What you counted is still here. Enter your password to send it."
      problem={problems['']}
    >
      <form className={css.form} {...formProps}>
        <TextField
          label="Full name"
          name="name"
          size="touch"
          autoComplete="off"
          readOnly
          value={name}
        />
        <PasswordField
          label="Password"
          name="password"
          size="touch"
          autoComplete="current-password"
          value={password}
          error={problems['password'] ?? null}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" kind="primary" size="touch" wide busy={busy && 'Unlocking…'}>
          Unlock
        </Button>
      </form>
      <Button size="touch" wide onClick={onGoOn}>
        Go on counting
      </Button>
      <Button size="touch" wide onClick={() => void change()}>
        Not {name}? Switch person
      </Button>
    </AccessPage>
  );
}
