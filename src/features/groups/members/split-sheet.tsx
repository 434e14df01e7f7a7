import { dayHere } from '#domain/values/dates/day-here.ts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import type { Group } from '#domain/groups/entities.ts';
import { leaderRole } from '#domain/groups/member-roles.ts';
import type { SplitInput } from '#domain/groups/split.ts';
import { splitOperation } from '#domain/groups/split-operation.ts';
import { type SplitFacts, splitErrors, suggestedLeader } from '#domain/groups/split-rules.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Roster, RosterMember } from '#store/groups/roster.ts';
import { rosterOf } from '#store/groups/roster.ts';
import { splitFacts } from '#store/groups/split-facts.ts';
import { call } from '../../../api/calls/call.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { FieldError, TextField } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as sheetForm from '../../../ui/sheet/sheet-form.css.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { snackbars, submitted } from '../../../ui/snackbar/snackbars.ts';
import * as css from './split-sheet.css.ts';

interface Wish {
  name: string;
  on: string;
  chosen: ReadonlySet<string>;
  /** Id of a membership; undefined as long as nobody chose: then the suggested one. */
  leader: string | undefined;
}

/** A leader keeps a role that leads, or gets the first one; everybody else keeps theirs. */
function inputOf(
  { id, churchId }: Group,
  { roles }: Roster,
  { name, on }: Wish,
  going: readonly RosterMember[],
  leader: string | undefined,
  movedIdOf: (memberId: string) => string,
): SplitInput {
  const members = going.map((member) => {
    const leads = member.id === leader && !member.isLeader;
    const roleKey = leads ? (leaderRole(roles) ?? member.roleKey) : member.roleKey;
    return { id: member.id, movedId: movedIdOf(member.id), personId: member.personId, roleKey };
  });
  return { id, churchId, name: name.trim(), on, members };
}

interface FormProps {
  group: Group;
  roster: Roster;
  facts: SplitFacts;
  onClose(): void;
}

/** The ids of the new group and of its memberships: sent twice, the split is made once. */
function useSplitIds(): [groupId: string, movedIdOf: (memberId: string) => string] {
  const [groupId] = useState(newId);
  const [moved] = useState(() => new Map<string, string>());
  return [
    groupId,
    (memberId) => {
      const known = moved.get(memberId) ?? newId();
      moved.set(memberId, known);
      return known;
    },
  ];
}

/** The wish of somebody, its errors, and how it is sent. */
function useSplit({ group, roster, facts, onClose }: FormProps) {
  const navigate = useNavigate();
  const [wish, setWish] = useState<Wish>(() => ({
    name: '',
    on: dayHere(),
    chosen: new Set(),
    leader: undefined,
  }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [groupId, movedIdOf] = useSplitIds();
  const going = roster.members.filter(({ id }) => wish.chosen.has(id));
  const leader =
    going.find(({ id }) => id === wish.leader)?.id ?? suggestedLeader(going, roster.roles)?.id;
  async function split(event: FormEvent): Promise<void> {
    event.preventDefault();
    const input = inputOf(group, roster, wish, going, leader, movedIdOf);
    const wrong = {
      ...splitErrors(input, facts),
      ...(input.name === '' && { name: 'Fill this in' }),
      ...(input.on === '' && { on: 'Choose a date' }),
    };
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await call(splitOperation, input, { id: groupId });
    } catch (error) {
      setBusy(false);
      const refused = error instanceof Failure ? error : null;
      setErrors(refused?.fields ?? {});
      setFailure(refused?.message ?? 'This was not saved. Try again');
      return;
    }
    onClose();
    snackbars.show({ ...submitted, text: `“${input.name}” was split from ${group.name}` });
    void navigate({ to: '/apps/groups/$groupId', params: { groupId } });
  }
  const change = (changed: Partial<Wish>) => setWish({ ...wish, ...changed });
  return { wish, change, going, leader, errors, failure, busy, split };
}

function SplitForm(props: FormProps) {
  const { group, roster, onClose } = props;
  const { wish, change, going, leader, errors, failure, busy, split } = useSplit(props);
  const [today] = useState(dayHere);
  const choose = (id: string, on: boolean) => {
    const chosen = new Set(wish.chosen);
    if (on) chosen.add(id);
    else chosen.delete(id);
    change({ chosen });
  };
  return (
    <form className={sheetForm.form} noValidate onSubmit={(event) => void split(event)}>
      {failure && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
      <TextField
        label="Name of the new group"
        autoComplete="off"
        maxLength={120}
        value={wish.name}
        error={errors['name'] ?? null}
        onChange={(event) => change({ name: event.target.value })}
      />
      <fieldset className={css.people}>
        <legend className={css.legend}>Who begins the new group</legend>
        {roster.members.map(({ id, name, roleKey }) => (
          <Checkbox
            key={id}
            label={name}
            hint={roster.roles.find(({ key }) => key === roleKey)?.label ?? roleKey}
            checked={wish.chosen.has(id)}
            onChange={(on) => choose(id, on)}
          />
        ))}
        {errors['members'] && <FieldError>{errors['members']}</FieldError>}
      </fieldset>
      {going.length > 0 && leaderRole(roster.roles) !== null && (
        <SelectField
          label="Leader of the new group"
          options={going.map(({ id, name }) => ({ value: id, label: name }))}
          value={leader ?? ''}
          onChange={(chosen) => change({ leader: chosen })}
        />
      )}
      <DateField
        label="From"
        value={wish.on}
        today={today}
        error={errors['on'] ?? null}
        onChange={(on) => change({ on })}
      />
      <p className={css.note}>
        They leave {group.name} and join the new group on this day. What was reported and noted
        before stays here. To take it back, archive the new group and add its people here again.
      </p>
      <div className={sheetForm.keys}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" busy={busy && 'Splitting…'}>
          Split group
        </Button>
      </div>
    </form>
  );
}

/** Divides a group: some of its people begin a new one. */
export function SplitSheet({ group, onClose }: { group: Group; onClose(): void }) {
  const roster = useLive(rosterOf, group.id, group.churchId, group.groupTypeId);
  const facts = useLive(splitFacts, group.id);
  const failed = roster.state === 'failed' || facts.state === 'failed';
  const ready = roster.state === 'ready' && facts.state === 'ready' && facts.data !== null;
  return (
    <Sheet title={`Split ${group.name}`} onClose={onClose}>
      {failed && <NotRead title="Could not load the members" />}
      {!failed && !ready && <Skeleton lines={6} what="the members" />}
      {ready && facts.data && (
        <SplitForm group={group} roster={roster.data} facts={facts.data} onClose={onClose} />
      )}
    </Sheet>
  );
}
