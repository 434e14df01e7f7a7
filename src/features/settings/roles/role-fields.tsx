import CircleAlert from 'lucide-react/icons/circle-alert';
import { Banner } from '../../../ui/banner/banner.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import type { RoleDraft } from './role-draft.ts';
import * as css from './roles.css.ts';

/** Name and purpose of a role, below the sentence that refused it. */
export function RoleFields({
  draft: { name, purpose },
  problems,
  isStale,
  onChange,
}: {
  draft: RoleDraft;
  problems: Readonly<Record<string, string>>;
  /** Somebody else changed the role meanwhile. */
  isStale: boolean;
  onChange(part: Partial<RoleDraft>): void;
}) {
  const said = problems[''];
  return (
    <div className={css.fields}>
      {isStale && (
        <Banner tone="warning" icon={CircleAlert} title="Somebody else changed this role.">
          Press Undo to see it as it is now. Then make your change.
        </Banner>
      )}
      {said && <Banner tone="danger" icon={CircleAlert} title={`${said}.`} />}
      <TextField
        label="Name of the role"
        name="name"
        autoComplete="off"
        value={name}
        error={problems['name'] ?? null}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="What it is for"
        name="purpose"
        optional
        autoComplete="off"
        value={purpose}
        error={problems['purpose'] ?? null}
        onChange={(event) => onChange({ purpose: event.target.value })}
      />
    </div>
  );
}
