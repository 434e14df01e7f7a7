/** Question of a list in the address, and the row open in it. */
export interface RegisterSearch {
  q?: string | undefined;
  sort?: string | undefined;
  /** Descending. */
  down?: true | undefined;
  page?: number | undefined;
  archived?: true | undefined;
  /** Id of the row that is open, or `new`. */
  open?: string | undefined;
  /** Id of the refused item that the open form mends. */
  mend?: string | undefined;
  /** Rows are imported from a file. */
  import?: true | undefined;
  /** `field:value`, one behind the other. */
  only?: string | undefined;
  /** View of the rows other than a list. */
  view?: string | undefined;
  /** Id of the saved list that was opened. The address asks the question itself: without the list it is the same. */
  list?: string | undefined;
}

/** Makes the next search of the last one that was asked for: the address may not say that one yet. */
export type ChangeOfSearch = (search: RegisterSearch) => RegisterSearch;

export const newRow = 'new';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const flag = (value: unknown) => (value === true || value === 'true' ? true : undefined);

/**
 * Readable part of the address; other values are undefined. Every key is answered: the router lays the
 * answer over what the address said.
 */
export function searchOf(search: Record<string, unknown>): RegisterSearch {
  const page = Number(search['page']);
  return {
    q: text(search['q']),
    sort: text(search['sort']),
    down: flag(search['down']),
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    archived: flag(search['archived']),
    open: text(search['open']),
    mend: text(search['mend']),
    import: flag(search['import']),
    only: text(search['only']),
    view: text(search['view']),
    list: text(search['list']),
  };
}

/** Field -> value. */
export function filtersOf({ only = '' }: RegisterSearch): Record<string, string> {
  const pairs = only.split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(
    pairs.flatMap(([field, value]) => (field && value ? [[field, value]] : [])),
  );
}

/** The search with one filter set, or taken away by an empty value, on its first page. */
export function withFilter(search: RegisterSearch, field: string, value: string): RegisterSearch {
  const filters = Object.entries({ ...filtersOf(search), [field]: value });
  const only = filters.flatMap(([name, of]) => (of === '' ? [] : [`${name}:${of}`])).join(',');
  return { ...search, only: only === '' ? undefined : only, page: undefined };
}
