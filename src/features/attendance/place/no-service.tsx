import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import type { Church } from '#domain/churches/entities.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

/** Notice of a form whose church has no service. */
export function NoService({ church }: { church: Church | undefined }) {
  return (
    <EmptyState icon={CalendarX2} title="No service to count">
      {church?.name ?? 'This church'} has no services yet. Ask your church administrator to add one.
    </EmptyState>
  );
}
