import Search from 'lucide-react/icons/search';
import UsersRound from 'lucide-react/icons/users-round';
import { type Lists, markOf } from '#domain/rolls/marks.ts';
import type { CalledPerson, RollCall } from '#store/rolls/roll-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import * as css from './roll-call.css.ts';
import { useRollKeys } from './roll-keys.ts';
import { RollRow } from './roll-row.tsx';
import type { Calling } from './use-roll-call.ts';

function factsOf(lists: Lists, id: string): string[] {
  const { newConvert, holySpirit } = markOf(lists, id);
  return [newConvert && 'New convert', holySpirit && 'Received Holy Spirit'].filter(
    (fact) => fact !== false,
  );
}

interface NamesProps {
  people: readonly CalledPerson[];
  calling: Calling;
  onOpen(person: CalledPerson): void;
}

function Names({ people, calling: { lists, mark }, onOpen }: NamesProps) {
  const list = useRollKeys({
    people,
    markOf: (id) => markOf(lists, id).mark,
    onMark: (id, kind) => mark([id], { mark: kind }),
  });
  return (
    <ul ref={list} className={css.list} aria-label="Roll call">
      {people.map((person) => (
        <RollRow
          key={person.id}
          person={person}
          mark={markOf(lists, person.id).mark}
          facts={factsOf(lists, person.id)}
          onMark={(kind) => mark([person.id], { mark: kind })}
          onOpen={() => onOpen(person)}
        />
      ))}
    </ul>
  );
}

function Nobody({ roll }: { roll: RollCall }) {
  return (
    <EmptyState icon={UsersRound} title={`No ${roll.many} yet`}>
      Add {roll.many} on the page of the group, or add who is here as a first timer.
    </EmptyState>
  );
}

/** The people who are called, or why there are none. `found`: those whom somebody searches for. */
export function RollNames({
  roll,
  found,
  onClear,
  ...props
}: Omit<NamesProps, 'people'> & {
  roll: RollCall;
  found: readonly CalledPerson[];
  onClear(): void;
}) {
  if (roll.people.length === 0) return <Nobody roll={roll} />;
  if (found.length > 0) return <Names people={found} {...props} />;
  return (
    <EmptyState
      icon={Search}
      title="No results found!"
      action={<Button onClick={onClear}>Clear the search</Button>}
    >
      Type fewer letters of the name, or add who is here as a first timer.
    </EmptyState>
  );
}
