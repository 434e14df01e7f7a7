import { useState } from 'react';
import { byIds } from '#domain/values/by-ids.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Chip, Chips } from '../../../ui/chip/chip.tsx';
import { CodeBlock } from '../../../ui/code-block/code-block.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import * as css from './samples.css.ts';

const teams = [
  { id: 'choir', title: 'Choir and band' },
  { id: 'sound', title: 'Sound and light' },
  { id: 'youth', title: 'Youth' },
  { id: 'door', title: 'Welcome at the door' },
];

/** Ids in, things out, in their order. */
export function FindByKey() {
  const [typed, setTyped] = useState('door, choir');
  const ids = typed.split(',').map((id) => id.trim());
  const found = byIds(teams, ids);
  return (
    <Card className={css.sample}>
      <TextField
        label="Ids"
        hint={`Of ${teams.map(({ id }) => id).join(', ')}, with commas between them`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Chips label="Found">
        {found.map(({ id, title }) => (
          <Chip key={id} title={title} />
        ))}
      </Chips>
      <CodeBlock
        label="Call"
        language="tsx"
        code={`byIds(teams, ${JSON.stringify(ids)}) // ${found.length} found`}
      />
    </Card>
  );
}
