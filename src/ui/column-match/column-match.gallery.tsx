import Cake from 'lucide-react/icons/cake';
import Phone from 'lucide-react/icons/phone';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { ColumnMatch, type MatchedColumn, type TargetField } from './column-match.tsx';

const targets: TargetField[] = [
  { value: 'first', label: 'First name', icon: UserRound },
  { value: 'phone', label: 'Cellphone', icon: Phone },
  { value: 'birth', label: 'Date of birth', icon: Cake },
  { value: 'group', label: 'Group', icon: UsersRound },
];
const column = (
  name: string,
  values: string[],
  target: string | null,
  toCheck: string | null = null,
): MatchedColumn => ({ id: name, name, values, target, toCheck });

const file = [
  column('Naam', ['Thandi', 'Johannes', 'Precious'], 'first'),
  column('Sel nr', ['0825550131', '27 83 555 0162', '71 555'], 'phone', '1 looks short'),
  column('Geb. datum', ['14/03/1988', '2/11/79', '1990-07-01'], 'birth', 'Day first'),
  column('Wyk', ['Orlando West', 'Lynnwood', 'Seshego'], 'group', '11 of 12 found'),
  column('Kar reg', ['CA 123-456', '–', '–'], null),
];

const changed = (columns: MatchedColumn[], id: string, change: Partial<MatchedColumn>) =>
  columns.map((one) => (one.id === id ? Object.assign({}, one, change) : one));

function Matching() {
  const [columns, setColumns] = useState(file);
  return (
    <ColumnMatch
      columns={columns}
      targets={targets}
      onMatch={(id, target) => setColumns(changed(columns, id, { target }))}
      onCheck={(id) => setColumns(changed(columns, id, { toCheck: null }))}
    />
  );
}

export const gallery: Example[] = [{ label: 'A file in Afrikaans', Example: Matching, wide: true }];
