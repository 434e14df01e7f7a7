import type { Choice } from '#domain/attendance/choices.ts';
import { differences, fieldsOf, picked, sameValue, valuesOf } from '#domain/attendance/deciding.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import type { DecisionInput } from '#domain/attendance/inputs.ts';
import type { Conflict } from '#store/attendance/conflict.ts';
import { newId } from '#domain/values/new-id.ts';

/** Choice that the numbers on the screen amount to: a mere choice is never called an edit. */
export function choiceOf({ current, open }: Conflict, values: ReportValues): Choice {
  const from = (said: ReportValues) => differences(values, said).length === 0;
  if (from(current)) return 'keep';
  if (from(open)) return 'take';
  const chosen = new Set(fieldsOf(values, open).filter((field) => sameValue(values, open, field)));
  return from(picked(current, open, chosen)) ? 'perField' : 'edited';
}

function inputOf({ report, open }: Conflict, choice: Choice, values: ReportValues): DecisionInput {
  const { id, date, churchId, groupId, serviceId, standingVersionId: basedOn } = report;
  const place = { id, date, churchId, groupId, serviceId };
  return { ...place, basedOn, versionId: open.id, choice, values: valuesOf(values) };
}

/** Keeps the decision on this device; it travels as a report does. */
export async function sendDecision(
  conflict: Conflict,
  choice: Choice,
  values: ReportValues,
): Promise<void> {
  const [{ call }, { decideReport }] = await Promise.all([
    import('../../../api/calls/call.ts'),
    import('#domain/attendance/operations.ts'),
  ]);
  await call(decideReport, inputOf(conflict, choice, values), { id: newId() });
}
