import { expect, test } from 'vitest';
import { groups } from '../groups/groups.ts';
import { fieldNamed } from './register.ts';
import { importedFields, matchColumns } from './match-columns.ts';

test('issue 12: columns find their fields by label, by other names and by the field’s own, each once', () => {
  const columns = ['Group name', 'NAME', 'part-of', 'Meets on', 'startTime', 'Kar reg', ''];
  expect(matchColumns(groups as never, columns)).toEqual([
    'name',
    null,
    'parentGroupId',
    'schedule',
    'startTime',
    null,
    null,
  ]);
});

test('what is exported is matched whole', () => {
  const fields = importedFields(groups as never);
  const labels = fields.map((field) => fieldNamed(groups as never, field)?.label ?? '');
  expect(matchColumns(groups as never, labels)).toEqual(fields);
});
