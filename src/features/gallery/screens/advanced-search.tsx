import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { CodeBlock } from '../../../ui/code-block/code-block.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { type AdvancedQuery, queryFrom, searchFrom } from '../advanced-query.ts';
import * as css from './advanced-search.css.ts';

const types = [
  { value: 'any', label: 'Any' },
  { value: 'files', label: 'Files' },
  { value: 'folders', label: 'Folders' },
] as const;
const flags = { trash: 'In the trash', archived: 'Archived', starred: 'Starred' } as const;

function Form({ start, onSearch }: { start: AdvancedQuery; onSearch(query: AdvancedQuery): void }) {
  const [query, setQuery] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(query);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label="Keywords"
        optional
        value={query.keywords}
        onChange={(event) => setQuery({ ...query, keywords: event.target.value })}
      />
      <Segmented
        label="Type"
        choices={types}
        value={query.type}
        onChange={(type) => setQuery({ ...query, type })}
      />
      {(['trash', 'archived', 'starred'] as const).map((name) => (
        <Checkbox
          key={name}
          label={flags[name]}
          checked={query[name]}
          onChange={(on) => setQuery({ ...query, [name]: on })}
        />
      ))}
      <div className={css.actions}>
        <Button type="submit" kind="primary">
          Search
        </Button>
        <Button onClick={() => onSearch(queryFrom({}))}>Reset</Button>
      </div>
    </form>
  );
}

/** The address fills the form; searching writes the address. */
export function AdvancedSearch() {
  const navigate = useNavigate();
  const search = useRouterState({ select: (state) => state.location.searchStr });
  const query = queryFrom(Object.fromEntries(new URLSearchParams(search)));
  const go = (next: AdvancedQuery) =>
    void navigate({ to: '.', search: (() => searchFrom(next)) as never });
  return (
    <>
      <Card>
        <Form key={search} start={query} onSearch={go} />
      </Card>
      <CodeBlock label="Query" language="json" code={JSON.stringify(query, null, 2)} />
    </>
  );
}
