import { dayHere } from '#domain/values/dates/day-here.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import UsersRound from 'lucide-react/icons/users-round';
import { type FormEvent, useState } from 'react';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import { plainRole } from '#domain/groups/member-roles.ts';
import { alreadyIn, type GroupToJoin, groupsToJoin } from '#store/groups/groups-to-join.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import * as css from './join-sheet.css.ts';
import { addMembers } from './new-members.ts';

interface JoinProps {
  personIds: readonly string[];
  onClose(): void;
  /** They are added. */
  onDone?(): void;
}

/** What is said of those who are in the group already; null for none. */
function alreadyWords(already: number, chosen: number): string | null {
  if (already === 0) return null;
  if (chosen === 1) return 'This person is in the group already';
  if (already === chosen) return 'All of them are in the group already';
  return already === 1
    ? 'One of them is in the group already and stays as they are'
    : `${already} of them are in the group already and stay as they are`;
}

/** What somebody wishes, its errors, and how it is saved. */
function useJoining(groups: readonly GroupToJoin[], { personIds, onClose, onDone }: JoinProps) {
  const [today] = useState(dayHere);
  const [groupId, setGroupId] = useState(groups.length === 1 ? groups[0]?.id : undefined);
  const [chosenRole, setRole] = useState<string>();
  const [joinedOn, setJoinedOn] = useState(today);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const group = groups.find(({ id }) => id === groupId);
  const already = useLive(alreadyIn, groupId ?? '', personIds);
  const inIt = new Set(already.state === 'ready' ? already.data : []);
  const joining = personIds.filter((id) => !inIt.has(id));
  const roleKey =
    group?.roles.find(({ key }) => key === chosenRole)?.key ?? plainRole(group?.roles ?? []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = {
      ...(!group && { groupId: 'Choose a group' }),
      ...(joinedOn === '' && { joinedOn: 'Choose a date' }),
    };
    setErrors(wrong);
    setFailure(null);
    if (!group || joinedOn === '') return;
    setBusy(true);
    try {
      const added = await addMembers({ group, personIds, roleKey, joinedOn });
      if (added === 0) return setBusy(false);
    } catch (error) {
      setBusy(false);
      setFailure(error instanceof Failure ? error.message : 'This was not saved. Try again');
      return;
    }
    onDone?.();
    onClose();
  }
  return {
    today,
    group,
    choose: (id: string) => {
      setErrors({});
      setGroupId(id);
    },
    roleKey,
    setRole,
    joinedOn,
    setJoinedOn,
    errors,
    failure,
    busy,
    joining,
    said: alreadyWords(inIt.size, personIds.length),
    save,
  };
}

function JoinForm({ groups, ...props }: JoinProps & { groups: readonly GroupToJoin[] }) {
  const { group, errors, failure, joining, said, ...wish } = useJoining(groups, props);
  return (
    <form className={css.form} noValidate onSubmit={(event) => void wish.save(event)}>
      {failure && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
      <Combobox
        label="Group"
        options={groups.map(({ id, name, about }) => ({
          value: id,
          label: about === '' ? name : `${name} (${about})`,
        }))}
        value={group?.id ?? null}
        error={errors['groupId'] ?? (joining.length === 0 ? said : null)}
        hint={said ?? undefined}
        onChange={wish.choose}
      />
      {group && group.roles.length > 1 && (
        <SelectField
          label="Role"
          options={group.roles.map(({ key, label }) => ({ value: key, label }))}
          value={wish.roleKey}
          onChange={wish.setRole}
        />
      )}
      <DateField
        label="Since"
        value={wish.joinedOn}
        today={wish.today}
        error={errors['joinedOn'] ?? null}
        onChange={wish.setJoinedOn}
      />
      <div className={css.keys}>
        <Button onClick={props.onClose}>Cancel</Button>
        <Button type="submit" kind="primary" busy={wish.busy && 'Adding…'}>
          {joining.length > 1 ? `Add ${joining.length} people` : 'Add to group'}
        </Button>
      </div>
    </form>
  );
}

/** Adds people to a group that somebody chooses among those whose members they may change. */
export function JoinSheet(props: JoinProps) {
  const live = useLive(groupsToJoin);
  return (
    <Sheet title="Add to a group" onClose={props.onClose}>
      {live.state === 'failed' && <NotRead title="Could not load the groups" />}
      {live.state === 'loading' && <Skeleton lines={4} what="the groups" />}
      {live.state === 'ready' && live.data.length === 0 && (
        <EmptyState icon={UsersRound} title="No group to add people to">
          Groups that you may add people to are listed here.
        </EmptyState>
      )}
      {live.state === 'ready' && live.data.length > 0 && <JoinForm groups={live.data} {...props} />}
    </Sheet>
  );
}
