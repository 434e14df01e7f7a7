import { valueIn, withValues } from '../rows/row-values.ts';
import { fieldsOf, sameValue } from './deciding.ts';
import type { ReportDefinition } from './definitions.ts';
import type { ReportValues } from './entities.ts';
import { checkValues } from './rules.ts';

interface Submission {
  values: ReportValues;
  authorIds: readonly string[];
}

interface CurrentVersion extends Submission {
  versionId: string;
}

interface Incoming extends Submission {
  /** The current version its author saw. */
  basedOn: string | null;
}

export type Outcome =
  | { outcome: 'standing' }
  | { outcome: 'merged'; values: ReportValues; authorIds: string[] }
  | { outcome: 'competing' };

/** Every field equal or filled on one side only: the union, else null. */
function union(a: ReportValues, b: ReportValues): ReportValues | null {
  const merged: [string, unknown][] = [];
  for (const field of fieldsOf(a, b)) {
    const [left, right] = [valueIn(a, field) ?? null, valueIn(b, field) ?? null];
    if (left !== null && right !== null && !sameValue(a, b, field)) return null;
    merged.push([field, left ?? right]);
  }
  return withValues(a, merged);
}

/** Outcome of a submission for a service that already has a report (SYNC.md, "Competing reports"). */
export function compete(
  definition: ReportDefinition,
  current: CurrentVersion,
  incoming: Incoming,
): Outcome {
  const byCurrentAuthor = incoming.authorIds.every((id) => current.authorIds.includes(id));
  if (incoming.basedOn === current.versionId || byCurrentAuthor) return { outcome: 'standing' };
  if (current.values.didNotMeet || incoming.values.didNotMeet) return { outcome: 'competing' };
  const values = union(current.values, incoming.values);
  if (values === null) return { outcome: 'competing' };
  if (checkValues(definition, values).length > 0) return { outcome: 'competing' };
  const authorIds = [...new Set([...current.authorIds, ...incoming.authorIds])];
  return { outcome: 'merged', values, authorIds };
}
