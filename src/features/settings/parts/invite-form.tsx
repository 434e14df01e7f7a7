import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { inviteMember, type TeamPlace } from '#domain/access/team.ts';
import { call } from '../../../api/calls/call.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import * as css from '../settings.css.ts';
import { useSubmitForm } from '../use-submit-form.ts';
import { useUnsaved } from '../../../ui/confirm/use-unsaved.tsx';
import { chosenRole, nothingChosen, RoleChoice, type RoleDraft } from './role-choice.tsx';

const nobody = { email: '', name: '' };

/** Field -> the sentence that says what to fill in. */
function missingIn(email: string, draft: RoleDraft): Record<string, string> {
  const chosen = chosenRole(draft);
  return {
    ...(email.trim() === '' && { email: 'Enter an email address' }),
    ...(typeof chosen === 'string' && { [draft.isEndWrong ? 'endsOn' : 'role']: chosen }),
  };
}

/** Somebody new: who, where and as what. */
export function InviteForm({
  places,
  mayAct,
  onInvited,
}: {
  places: readonly TeamPlace[];
  mayAct: boolean;
  onInvited(): void;
}) {
  const [values, setValues] = useState(nobody);
  const [draft, setDraft] = useState(nothingChosen);
  const [done, setDone] = useState<string | null>(null);
  const guard = useUnsaved(values.email !== '' || values.name !== '');
  const { problems, busy, formProps } = useSubmitForm(
    ['email', 'name', 'role', 'scopeId', 'endsOn'],
    {
      check: () => missingIn(values.email, draft),
      async send() {
        const chosen = chosenRole(draft);
        if (typeof chosen === 'string') return;
        setDone(null);
        const { email } = values;
        const name = values.name.trim();
        const answer = await call(inviteMember, { email, ...(name !== '' && { name }), ...chosen });
        setValues(nobody);
        setDraft(nothingChosen);
        const mailed = answer.answeredBy === 'server' && answer.output.mailed;
        setDone(
          mailed
            ? `We emailed an invitation to ${email}. It works for seven days.`
            : `${email} already has an account, and has the role now.`,
        );
        onInvited();
      },
    },
  );
  const said = problems[''];
  return (
    <form className={css.invite} aria-label="Invite somebody" {...formProps}>
      {said && <Banner tone="danger" icon={CircleAlert} title={`${said}.`} />}
      {done && <Banner tone="info" icon={CircleCheck} title={done} />}
      <div className={css.pair}>
        <TextField
          label="Email address"
          name="email"
          type="email"
          icon={Mail}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          error={problems['email'] ?? null}
          onChange={(event) => setValues({ ...values, email: event.target.value })}
        />
        <TextField
          label="Name"
          name="name"
          optional
          autoComplete="off"
          value={values.name}
          error={problems['name'] ?? null}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
        />
      </div>
      <RoleChoice
        places={places}
        value={draft}
        error={problems['role'] ?? problems['scopeId'] ?? null}
        endError={problems['endsOn'] ?? null}
        onChange={setDraft}
      />
      <div className={css.actions}>
        <Button type="submit" kind="primary" disabled={!mayAct} busy={busy && 'Inviting…'}>
          Send invitation
        </Button>
      </div>
      {guard}
    </form>
  );
}
