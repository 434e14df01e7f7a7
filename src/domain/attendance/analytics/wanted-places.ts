import { idsInside } from '../../values/ids-inside.ts';
import type { AnalyticsFacts, Counted, PlaceHere } from './counted.ts';
import type { AnalyticsQuestion } from './question.ts';

type Filters = Pick<
  AnalyticsQuestion,
  'kind' | 'churchGroupId' | 'churchIds' | 'serviceName' | 'groupTypeId' | 'groupIds'
>;

/** Ids of the churches that a question is about, among those whose reports the person sees. */
export function wantedChurches(
  { churchGroupId, churchIds }: Pick<Filters, 'churchGroupId' | 'churchIds'>,
  { churches, churchGroups }: Pick<AnalyticsFacts, 'churches' | 'churchGroups'>,
): ReadonlySet<string> {
  const regions =
    churchGroupId === null
      ? null
      : idsInside(churchGroups, (one) => one.parentChurchGroupId ?? null, churchGroupId);
  const wanted = new Set(churchIds);
  const isWanted = ({ id, churchGroupId: at }: AnalyticsFacts['churches'][number]) =>
    (wanted.size === 0 || wanted.has(id)) && (regions === null || regions.has(at ?? ''));
  return new Set(churches.filter(isWanted).map(({ id }) => id));
}

/** Whether a question is about a place, told by its filters. */
export function placeFilter(filters: Filters, facts: AnalyticsFacts): (here: PlaceHere) => boolean {
  const { serviceName, groupTypeId } = filters;
  const churches = wantedChurches(filters, facts);
  const groupIds = new Set(filters.groupIds);
  return ({ id, churchId, name, groupTypeId: type }) =>
    churches.has(churchId) &&
    (serviceName === null || name === serviceName) &&
    (groupTypeId === null || type === groupTypeId) &&
    (groupIds.size === 0 || groupIds.has(id));
}

/** Numbers of the places that a question is about. */
export function wantedPlaces(
  filters: Filters,
  counted: Counted,
  facts: AnalyticsFacts,
): { at: number; here: PlaceHere }[] {
  const isWanted = placeFilter(filters, facts);
  return counted.places.flatMap((here, at) =>
    here !== null && counted.columns.places[at]?.kind === filters.kind && isWanted(here)
      ? [{ at, here }]
      : [],
  );
}
