import { people } from '#domain/people/people.ts';
import { fieldText } from '#domain/register/field-text.ts';
import type { Person } from '#domain/people/entities.ts';
import { Badge } from '../../../ui/badge/badge.tsx';

const input = people.fields.status?.input;

/** The status of a record that is not active: moved away, deceased, archived. */
export function RecordBadge({ status }: { status: Person['status'] }) {
  if (!input || status === undefined || status === 'active') return null;
  return (
    <Badge tone={status === 'movedAway' ? 'warning' : 'neutral'}>
      {fieldText(input, status, new Map())}
    </Badge>
  );
}
