import Milestone from 'lucide-react/icons/milestone';
import { lifeEventOperations } from '#domain/care/life-event-operations.ts';
import type { LifeEvent } from '#domain/care/entities.ts';
import { lifeEvents } from '#domain/care/life-events.ts';
import { must } from '#domain/must.ts';
import { fieldText } from '#domain/register/field-text.ts';
import { type AnyRow, rowOf } from '#domain/register/register.ts';
import { partialDateWords } from '#domain/values/dates/partial-date-words.ts';
import type { PartialDate } from '#domain/values/dates/partial-date.ts';
import { lifeEventQueries } from '#store/care/life-events.ts';
import { PartialDateField } from '../../../pickers/partial-date-field.tsx';
import type { RegisterView } from '../../../register/register-view.ts';

/** 'Dedicated as a child'. */
export function kindWords(kind: LifeEvent['kind']): string {
  const { input } = must(lifeEvents.fields.kind, 'the field of the kind');
  return fieldText(input, kind, new Map());
}

/** The life events of one person: whose they are stands above them. */
export const lifeEventView: RegisterView = {
  register: {
    ...lifeEvents,
    title: (row: AnyRow) => kindWords(rowOf(lifeEvents, row).kind),
  },
  operations: lifeEventOperations,
  queries: lifeEventQueries,
  icon: Milestone,
  texts: { happenedOn: (value) => partialDateWords(value as PartialDate) },
  controls: { personId: () => null, happenedOn: PartialDateField },
};
