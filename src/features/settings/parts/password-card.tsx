import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { changePassword } from '#domain/access/own-security.ts';
import { call } from '../../../api/calls/call.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import * as css from '../settings.css.ts';
import { useSubmitForm } from '../use-submit-form.ts';
import { useUnsaved } from '../../../ui/confirm/use-unsaved.tsx';
import { SettingsCard } from './settings-card.tsx';

function elsewhere(ended: number): string {
  if (ended === 0) return 'You were signed in nowhere else.';
  const places = ended === 1 ? 'one other place' : `${ended} other places`;
  return `You were signed out in ${places}. Reports that wait there are kept.`;
}

const empty = { current: '', password: '' };

/** A new password: the present one is asked for, and everywhere else one signs in anew. */
export function PasswordCard({ email, onChanged }: { email: string; onChanged(): void }) {
  const [values, setValues] = useState(empty);
  const [ended, setEnded] = useState<number | null>(null);
  const online = useConnection().state !== 'offline';
  const dirty = values.current !== '' || values.password !== '';
  const guard = useUnsaved(dirty);
  const { problems, busy, formProps } = useSubmitForm(['current', 'password'], {
    check: () => ({
      ...(values.current === '' && { current: 'Enter your current password' }),
      ...(values.password === '' && { password: 'Choose a password with 10 characters or more' }),
    }),
    async send() {
      setEnded(null);
      const answer = await call(changePassword, values);
      setValues(empty);
      if (answer.answeredBy === 'server') setEnded(answer.output.ended);
      onChanged();
    },
  });
  const field = (name: keyof typeof empty, label: string, autoComplete: string, hint?: string) => (
    <PasswordField
      label={label}
      name={name}
      autoComplete={autoComplete}
      {...(hint && { hint })}
      value={values[name]}
      error={problems[name] ?? null}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  );
  return (
    <SettingsCard title="Password" words="Changing it signs you out everywhere else">
      <form className={css.body} {...formProps}>
        {problems[''] && <Banner tone="danger" icon={CircleAlert} title={`${problems['']}.`} />}
        {ended !== null && (
          <Banner tone="info" icon={CircleCheck} title="Your password is changed.">
            {elsewhere(ended)} We also emailed you.
          </Banner>
        )}
        {/* By it a password manager knows whose password this is. */}
        <input
          type="text"
          name="email"
          aria-label="Email address"
          autoComplete="username"
          value={email}
          readOnly
          hidden
        />
        <div className={css.pair}>
          {field('current', 'Current password', 'current-password')}
          {field(
            'password',
            'New password',
            'new-password',
            '10 characters or more. A few words are easy to remember',
          )}
        </div>
        <div className={css.actions}>
          {!online && <span className={css.words}>Changing it needs a connection</span>}
          <Button type="submit" kind="primary" disabled={!online} busy={busy && 'Changing…'}>
            Change password
          </Button>
        </div>
        {guard}
      </form>
    </SettingsCard>
  );
}
