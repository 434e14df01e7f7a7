import CircleAlert from 'lucide-react/icons/circle-alert';
import Search from 'lucide-react/icons/search';
import UsersRound from 'lucide-react/icons/users-round';
import { type FormEvent, useRef, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import type { Group } from '#domain/groups/entities.ts';
import { type MemberRole, plainRole } from '#domain/groups/member-roles.ts';
import { newMembers } from '#domain/groups/new-members.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { hasAllWords, nameWords } from '#domain/values/name-words.ts';
import { type PeopleToAdd, peopleToAdd, type PersonToAdd } from '#store/groups/people-to-add.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { addTogether } from '../../../register/import/add-together.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CheckList } from '../../../ui/check-list/check-list.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { FieldError, TextField } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { coarse } from '../../../ui/theme/scale.ts';
import { grouped } from '../../../ui/time.ts';
import { toggled } from '../../../ui/toggled.ts';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { MemberPhoto } from './member-photo.tsx';
import * as css from './roll-sheet.css.ts';

export interface RollProps {
  group: Group;
  view: RegisterView;
  roles: readonly MemberRole[];
  onClose(): void;
}

const peopleWords = (count: number) => (count === 1 ? '1 person' : `${grouped(count)} people`);

/** The people who are chosen, their role, and the way to add them. */
function useRoll({ group, view, roles, onClose }: RollProps, people: readonly PersonToAdd[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [roleKey, setRole] = useState(() => plainRole(roles));
  const [failure, setFailure] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  // Pressed twice before the button is drawn busy, it would add everybody twice.
  const sending = useRef(false);
  // Somebody else may have added one of them meanwhile.
  const personIds = people.flatMap(({ id, memberSince }) =>
    ticked.has(id) && memberSince === null ? [id] : [],
  );

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setMissing(personIds.length === 0);
    if (personIds.length === 0 || sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const rows = newMembers({ group, personIds, roleKey, joinedOn: dayHere() });
    try {
      await addTogether(view, rows, `${peopleWords(rows.length)} added to ${group.name}`);
      onClose();
    } catch (error) {
      sending.current = false;
      setBusy(false);
      setFailure(error instanceof Failure ? error.message : 'This was not saved. Try again');
    }
  }
  function choose(id: string, on: boolean): void {
    setMissing(false);
    setTicked((before) => toggled(before, id, on));
  }
  return {
    chosen: new Set(personIds),
    choose,
    roleKey,
    setRole,
    failure,
    isMissing,
    busy,
    add,
  };
}

interface FoundProps {
  found: readonly PersonToAdd[];
  chosen: ReadonlySet<string>;
  onChoose(id: string, on: boolean): void;
  onClear(): void;
}

function Found({ found, chosen, onChoose, onClear }: FoundProps) {
  if (found.length === 0) {
    return (
      <EmptyState
        icon={Search}
        title="No results found!"
        action={<Button onClick={onClear}>Clear the search</Button>}
      >
        Type fewer letters of the name, or add the person in People first.
      </EmptyState>
    );
  }
  return (
    <CheckList
      label="People"
      options={found.map(({ id, name, about, photoUrl, memberSince }) => ({
        value: id,
        label: name,
        detail: about,
        lead: <MemberPhoto name={name} address={photoUrl} />,
        done: memberSince === null ? undefined : `In the group since ${dateWithYear(memberSince)}`,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

function RollForm({ people, isWhole, ...props }: RollProps & PeopleToAdd) {
  const { roles, onClose } = props;
  const [typed, setTyped] = useState('');
  // Under a finger the keyboard of the device would cover the list.
  const isTouched = useMedia(coarse);
  const search = useFirstFocus<HTMLInputElement>();
  const { chosen, choose, roleKey, setRole, failure, isMissing, busy, add } = useRoll(
    props,
    people,
  );
  const words = nameWords(typed);
  const found = people.filter((person) => hasAllWords(person.nameWords, words));
  return (
    <form className={css.form} noValidate onSubmit={(event) => void add(event)}>
      {failure && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
      <TextField
        label="Search by name"
        type="search"
        icon={Search}
        autoComplete="off"
        {...(!isTouched && { ref: search })}
        value={typed}
        hint={isWhole ? undefined : 'Some people are not on this device yet. They are not listed.'}
        onChange={(event) => setTyped(event.target.value)}
        // The key that ends a search must not add who is chosen so far.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <output className={visuallyHidden}>
        {peopleWords(found.length)} found, {grouped(chosen.size)} chosen
      </output>
      <div className={css.list}>
        <Found found={found} chosen={chosen} onChoose={choose} onClear={() => setTyped('')} />
      </div>
      {isMissing && <FieldError>Choose one person or more</FieldError>}
      <div className={css.end}>
        {roles.length > 1 && (
          <SelectField
            label="Role of all of them"
            options={roles.map(({ key, label }) => ({ value: key, label }))}
            value={roleKey}
            onChange={setRole}
          />
        )}
        <div className={css.keys}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={busy && 'Adding…'}>
            Add {chosen.size === 0 ? 'people' : peopleWords(chosen.size)}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The people of the device as a roll: those who are ticked join the group today, all in one role. */
export function RollSheet(props: RollProps) {
  const { group, onClose } = props;
  const [today] = useState(dayHere);
  const live = useLive(peopleToAdd, { id: group.id, churchId: group.churchId }, today);
  return (
    <Sheet title={`Add several to ${group.name}`} wide quick onClose={onClose}>
      {live.state === 'failed' && <NotRead title="Could not load the people" />}
      {live.state === 'loading' && <Skeleton lines={6} what="the people" />}
      {live.state === 'ready' && live.data.people.length === 0 && (
        <EmptyState icon={UsersRound} title="No people yet">
          Add people in the directory first. Then choose here who joins the group.
        </EmptyState>
      )}
      {live.state === 'ready' && live.data.people.length > 0 && (
        <RollForm {...live.data} {...props} />
      )}
    </Sheet>
  );
}
