import { expect, test } from 'vitest';
import { groups } from '../groups/groups.ts';
import { importedFields, matchColumns } from './match-columns.ts';

test('issue 12: columns find their fields by label, by other names and by the field’s own, each once', () => {
  const columns = ['Group name', 'NAME', 'part-of', 'Meets on', 'startTime', 'Kar reg', ''];
  expect(matchColumns(groups as never, columns)).toEqual([
    'name',
    null,
    'parentGroupId',
    'weekdays',
    'startTime',
    null,
    null,
  ]);
});

test('what is exported is matched whole', () => {
  const fields = importedFields(groups as never);
  const labels = fields.map(
    (field) => Object.entries(groups.fields).find(([name]) => name === field)?.[1].label ?? '',
  );
  expect(matchColumns(groups as never, labels)).toEqual(fields);
});
