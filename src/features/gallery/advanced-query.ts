/** Question of the advanced search; its address holds only values other than the defaults. */
export interface AdvancedQuery {
  keywords: string;
  type: 'any' | 'files' | 'folders';
  trash: boolean;
  archived: boolean;
  starred: boolean;
}

/** From the parameters of an address; what makes no sense is as usual. */
export function queryFrom(search: Readonly<Record<string, string>>): AdvancedQuery {
  const { keywords = '', type } = search;
  return {
    keywords,
    type: type === 'files' || type === 'folders' ? type : 'any',
    trash: search['trash'] === 'true',
    archived: search['archived'] === 'true',
    starred: search['starred'] === 'true',
  };
}

export function searchFrom(query: AdvancedQuery): Record<string, string | boolean> {
  const { keywords, type, ...flags } = query;
  return {
    ...(keywords !== '' && { keywords }),
    ...(type !== 'any' && { type }),
    ...Object.fromEntries(Object.entries(flags).filter(([, on]) => on)),
  };
}
