import Mail from 'lucide-react/icons/mail';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState, type ComponentType } from 'react';
import { updateUser } from '#domain/access/own-user.ts';
import type { Grant } from '#domain/permissions.ts';
import { ownName } from '#store/access/own-name.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import * as css from '../settings.css.ts';
import { useSubmitForm } from '../use-submit-form.ts';
import { useUnsaved } from '../../../ui/confirm/use-unsaved.tsx';
import { OwnRoles } from './own-roles.tsx';
import { SaveKeys } from './save-keys.tsx';
import { SavedState, SettingsCard } from './settings-card.tsx';

export interface SettingsPerson {
  email: string;
  tenant: string;
  grants: readonly Grant[];
}

interface Kept {
  name: string;
  pending: boolean;
}

interface AccountProps {
  person: SettingsPerson;
  Photo: ComponentType<{ name: string }>;
}

function NameCard({ person, kept, Photo }: AccountProps & { kept: Kept }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const name = typed ?? kept.name;
  const dirty = name.trim() !== kept.name;
  const guard = useUnsaved(dirty);
  const { problems, busy, formProps, forgetProblems } = useSubmitForm(['user.name'], {
    check: () => (name.trim() === '' ? { 'user.name': 'Enter your name' } : {}),
    async send() {
      await call(updateUser, { user: { name } }, { id: newId() });
      setTyped(null);
      setSavedAt(Date.now());
    },
  });
  return (
    <SettingsCard
      title="Profile"
      words={`Others in ${person.tenant} see this`}
      aside={<SavedState pending={kept.pending} at={dirty ? null : savedAt} />}
    >
      <form className={css.body} {...formProps}>
        {problems[''] && <Banner tone="danger" icon={CircleAlert} title={`${problems['']}.`} />}
        <Photo name={kept.name} />
        <div className={css.pair}>
          <TextField
            label="Name"
            name="user.name"
            autoComplete="name"
            maxLength={120}
            value={name}
            error={problems['user.name'] ?? null}
            onChange={(event) => setTyped(event.target.value)}
          />
          <TextField
            label="Email address"
            type="email"
            icon={Mail}
            readOnly
            value={person.email}
            hint="You sign in with it. To use another address, ask an administrator to invite it."
          />
        </div>
        <SaveKeys
          dirty={dirty}
          busy={busy}
          onCancel={() => {
            setTyped(null);
            forgetProblems();
          }}
        />
        {guard}
      </form>
    </SettingsCard>
  );
}

/** Name and roles of a person. */
export function AccountPanel({ person, Photo }: AccountProps) {
  const live = useLive(ownName);
  if (live.state === 'loading') return <Skeleton lines={6} what="your account" />;
  if (live.state === 'failed') {
    return (
      <Banner tone="danger" icon={CircleAlert} title="We could not load your account.">
        Load the page again.
      </Banner>
    );
  }
  return (
    <>
      <NameCard person={person} kept={live.data} Photo={Photo} />
      <OwnRoles tenant={person.tenant} grants={person.grants} />
    </>
  );
}
