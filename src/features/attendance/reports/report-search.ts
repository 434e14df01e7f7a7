import { isLocalDate } from '#domain/values/dates/is-local-date.ts';
import { type ExpectedSearch, expectedSearchOf } from '../expected/expected-search.ts';
import type { ReportSearch } from './report-filter-bar.tsx';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isUuid = (value: string) => uuid.test(value);

const readable: Record<
  Exclude<keyof ReportSearch, 'page' | 'import' | keyof ExpectedSearch>,
  (value: string) => boolean
> = {
  group: isUuid,
  church: isUuid,
  service: isUuid,
  cell: isUuid,
  report: isUuid,
  from: isLocalDate,
  to: isLocalDate,
};

/**
 * Readable part of the address; other values are no filter. Every key is answered: the router lays
 * the answer over what the address said.
 */
export function searchOf(search: Record<string, unknown>): ReportSearch {
  const read = (key: keyof typeof readable) => {
    const value = search[key];
    return typeof value === 'string' && readable[key](value) ? value : undefined;
  };
  const page = Number(search['page']);
  return {
    ...expectedSearchOf(search),
    group: read('group'),
    church: read('church'),
    service: read('service'),
    cell: read('cell'),
    report: read('report'),
    import: search['import'] === true || undefined,
    from: read('from'),
    to: read('to'),
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
  };
}
