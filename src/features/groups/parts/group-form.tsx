import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState, type FormEvent } from 'react';
import { editGroup } from '#domain/groups/edit-group.ts';
import { groupFields } from '#domain/groups/group-editing.ts';
import { editsBetween } from '#domain/editing.ts';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import { validated } from '#domain/validate.ts';
import type { EditedGroup, ShownGroup } from '#store/groups/group-page.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useUnsaved } from '../../../ui/confirm/use-unsaved.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { saveGroup } from '../edit-group.ts';
import * as css from './group.css.ts';

function problemsOf(error: unknown): FieldErrors {
  if (!(error instanceof Failure)) return { '': 'This was not saved. Try again' };
  return error.fields ?? { '': error.message };
}

/** What can be changed of a group. What somebody types here stays theirs when the group changes meanwhile. */
export function GroupForm({ group }: Pick<ShownGroup, 'group'>) {
  /** What was there when somebody began to type, and what they typed. */
  const [typed, setTyped] = useState<{ from: EditedGroup; to: EditedGroup } | null>(null);
  const [problems, setProblems] = useState<FieldErrors>({});
  const { id, churchId, name, description } = group;
  const { from, to } = typed ?? { from: group, to: { name, description } };
  const wished = { name: to.name.trim(), description: to.description?.trim() || null };
  const edits = editsBetween<EditedGroup, keyof EditedGroup>(from, wished, groupFields);
  const dirty = Object.keys(edits).length > 0;
  const guard = useUnsaved(dirty);
  const type = (change: Partial<EditedGroup>) =>
    setTyped({ from: typed?.from ?? { name, description }, to: { ...to, ...change } });
  const leave = () => {
    setTyped(null);
    setProblems({});
  };
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      const input = { id, churchId, edits };
      validated(editGroup.input, input);
      await saveGroup(input);
      leave();
    } catch (error) {
      setProblems(problemsOf(error));
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
      {problems[''] && <Banner tone="danger" icon={CircleAlert} title={`${problems['']}.`} />}
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={120}
        value={to.name}
        error={problems['edits.name.shallBe'] ?? null}
        onChange={(event) => type({ name: event.target.value })}
      />
      <TextArea
        label="Description"
        size="office"
        optional
        maxLength={500}
        hint="Who comes, where you meet, what you do. Everybody who sees the group reads it."
        value={to.description ?? ''}
        error={problems['edits.description.shallBe'] ?? null}
        onChange={(event) => type({ description: event.target.value })}
      />
      <div className={css.actions}>
        <Button disabled={!dirty} onClick={leave}>
          Cancel
        </Button>
        <Button type="submit" kind="primary" disabled={!dirty}>
          Save changes
        </Button>
      </div>
      {guard}
    </form>
  );
}
