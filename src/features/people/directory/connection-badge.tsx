import type { Person } from '#domain/people/entities.ts';
import { Badge } from '../../../ui/badge/badge.tsx';

const tones = {
  Member: 'accent',
  'Regular Attendee': 'info',
  'First Timer': 'violet',
  'New Convert': 'success',
  Unknown: 'neutral',
} as const satisfies Record<Person['connectionStatus'], string>;

/** How close somebody is to the church. */
export function ConnectionBadge({
  status,
  children,
}: {
  status: Person['connectionStatus'];
  /** In the words of the organisation. */
  children: string;
}) {
  return <Badge tone={tones[status]}>{children}</Badge>;
}
