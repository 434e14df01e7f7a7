import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import type { Example } from '../gallery.ts';
import { toggled } from '../toggled.ts';
import { CheckList } from './check-list.tsx';
import * as css from './check-list.gallery.css.ts';

const names = ['Thabo Nkosi', 'Naledi Mokoena', 'Kagiso Molefe', 'Themba Dube'];
const options = Array.from({ length: 10_000 }, (_, at) => {
  const label = names[at % names.length] ?? '';
  const done = at === 1 ? 'Already in the group' : undefined;
  return { value: String(at), label, detail: 'Member', lead: <Avatar name={label} />, done };
});

function Chosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['2']));
  return (
    <div className={css.room}>
      <CheckList
        label="People"
        options={options}
        chosen={chosen}
        onChoose={(value, on) => setChosen(toggled(chosen, value, on))}
      />
    </div>
  );
}

export const gallery: Example[] = [{ label: 'Ten thousand people', Example: Chosen }];
