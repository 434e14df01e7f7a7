import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError, TextField } from '../../../ui/field/field.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { AccessPage } from '../parts/access-page.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { emptyFields, useAccessForm } from '../use-access-form.ts';
import * as css from './sign-in.css.ts';

const nobody = { name: '', email: '', password: '', company: '' };
const fields = ['name', 'email', 'password', 'company', 'terms'] as const;

/** Makes an account that waits for its address to be confirmed. */
export function SignUp({ onMade }: { onMade(): void }) {
  const [typed, setTyped] = useState(nobody);
  const [terms, setTerms] = useState(false);
  const { problems, busy, formProps } = useAccessForm(fields, {
    check: () => ({
      ...emptyFields({
        name: [typed.name, 'Enter your name'],
        email: [typed.email, 'Enter your email address'],
        password: [typed.password, 'Choose a password with 10 characters or more'],
      }),
      ...(!terms && { terms: 'Agree to this first' }),
    }),
    async send() {
      const { makeAccount } = await import('../../../api/session/accounts.ts');
      await makeAccount({ ...typed, terms: true });
      onMade();
    },
  });
  const field = (name: keyof typeof nobody) => ({
    name,
    size: 'touch' as const,
    value: typed[name],
    error: problems[name] ?? null,
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  });
  const words = (
    <>
      Already have one?{' '}
      <Link to="/sign-in" className={css.link}>
        Sign in
      </Link>
    </>
  );
  return (
    <AccessPage title="Create your account" words={words} problem={problems['']}>
      <form className={css.form} {...formProps}>
        <TextField label="Full name" autoComplete="name" {...field('name')} />
        <EmailField {...field('email')} onChange={(email) => setTyped({ ...typed, email })} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="10 characters or more. A few words are easy to remember"
          {...field('password')}
        />
        <TextField
          label="Church"
          optional
          autoComplete="organization"
          hint="The organisation your church belongs to"
          {...field('company')}
        />
        <div>
          <label className={css.agree}>
            <input
              type="checkbox"
              name="terms"
              className={css.check}
              checked={terms}
              aria-invalid={problems['terms'] !== undefined}
              onChange={(event) => setTerms(event.target.checked)}
            />
            I agree to the terms and how my data is kept
          </label>
          {problems['terms'] && <FieldError>{problems['terms']}</FieldError>}
        </div>
        <Button type="submit" kind="primary" size="touch" wide busy={busy && 'Creating…'}>
          Create account
        </Button>
      </form>
    </AccessPage>
  );
}
