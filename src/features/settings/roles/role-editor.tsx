import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { changeRole, createRole } from '#domain/access/roles/custom-role.ts';
import { call } from '../../../api/calls/call.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useUnsaved } from '../../../ui/confirm/use-unsaved.tsx';
import { PermissionLegend } from '../../../ui/permission-mark/permission-mark.tsx';
import { SettingsCard } from '../parts/settings-card.tsx';
import { useSubmitForm } from '../use-submit-form.ts';
import { ArchiveRole } from './archive-role.tsx';
import { peopleWords } from './people-words.ts';
import { changesIn, type RoleDraft, toggled } from './role-draft.ts';
import { RoleFields } from './role-fields.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import * as css from './roles.css.ts';

function saveWords({ id, people }: RoleDraft): string {
  if (id === null) return 'Make this role';
  return people === 0 ? 'Save' : `Save for ${peopleWords(people)}`;
}

/** Answers the id of the role. */
async function save({ id, version, name, purpose, permissions }: RoleDraft): Promise<string> {
  const body = { name, purpose, permissions: [...permissions] };
  if (id !== null) {
    await call(changeRole, { id, version, ...body });
    return id;
  }
  const answer = await call(createRole, body);
  if (answer.answeredBy === 'device') throw new Error('A role is made by the server');
  return answer.output.id;
}

function Unsaved({ changes }: { changes: number }) {
  return (
    <output>
      {changes > 0 && (
        <Badge tone="warning" icon={Pencil}>
          {changes === 1 ? '1 change not saved' : `${changes} changes not saved`}
        </Badge>
      )}
    </output>
  );
}

interface EditorProps {
  saved: RoleDraft;
  mayAct: boolean;
  /** Whether something is not saved. */
  onChanges(isChanged: boolean): void;
  onSaved(id: string): Promise<void>;
  /** It was archived, or never made. */
  onGone(): Promise<void>;
}

/** A draft of the role, and how it differs from what the server said last. */
function useRoleDraft({ saved, onChanges, onSaved }: EditorProps) {
  const [draft, setDraft] = useState(saved);
  const changes = changesIn(draft, saved);
  const form = useSubmitForm(['name', 'purpose'], {
    check: () => (draft.name.trim() === '' ? { name: 'Give the role a name' } : {}),
    send: async () => onSaved(await save(draft)),
  });
  function take(next: RoleDraft): void {
    setDraft(next);
    onChanges(changesIn(next, saved) > 0);
  }
  return {
    ...form,
    draft,
    changes,
    isStale: draft.version !== saved.version,
    change: (part: Partial<RoleDraft>) => take({ ...draft, ...part }),
    undo() {
      take(saved);
      form.forgetProblems();
    },
  };
}

/** A role of the organisation's own: what it is called and gives, edited in place. */
export function RoleEditor(props: EditorProps) {
  const { saved, mayAct, onGone } = props;
  const { draft, changes, isStale, change, undo, problems, busy, formProps } = useRoleDraft(props);
  const guard = useUnsaved(changes > 0);
  const isNew = saved.id === null;
  const isSame = changes === 0 && !isNew;
  return (
    <SettingsCard
      title={isNew ? 'New role' : saved.name}
      words="Scope: the place chosen when the role is given"
      aside={<Unsaved changes={changes} />}
    >
      <form aria-label="Role" {...formProps}>
        <RoleFields draft={draft} problems={problems} isStale={isStale} onChange={change} />
        <RoleMatrix
          name={draft.name || 'the new role'}
          held={draft.permissions}
          saved={saved.permissions}
          onToggle={(one) => change({ permissions: toggled(draft.permissions, one) })}
        />
        {!draft.permissions.includes('report.view') && (
          <p className={css.hint}>
            Without “Church reports, see” people get the counting screens, not the full menu.
          </p>
        )}
        <div className={css.foot}>
          <PermissionLegend />
          <span className={css.actions}>
            {isNew ? (
              <Button onClick={() => void onGone()}>Cancel</Button>
            ) : (
              <Button kind="ghost" disabled={changes === 0 && !isStale} onClick={undo}>
                Undo
              </Button>
            )}
            <Button
              type="submit"
              kind="primary"
              disabled={!mayAct || isStale || isSame}
              busy={busy && 'Saving…'}
            >
              {saveWords(saved)}
            </Button>
          </span>
        </div>
      </form>
      {saved.id !== null && (
        <ArchiveRole
          id={saved.id}
          name={saved.name}
          people={saved.people}
          mayAct={mayAct}
          onGone={onGone}
        />
      )}
      {guard}
    </SettingsCard>
  );
}
