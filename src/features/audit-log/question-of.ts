import type { AuditQuestion } from '#domain/audit-log/operations.ts';
import type { AuditSearch } from './audit-search.ts';

/** The question that the address asks the server. */
export function questionOf(search: AuditSearch): AuditQuestion {
  const { q, who, area, outcome, church, from, to, entity, record } = search;
  return {
    ...(q !== undefined && { searchTerm: q }),
    ...(who !== undefined && { actorId: who }),
    ...(area && { area }),
    ...(outcome && { outcome }),
    ...(church !== undefined && { churchId: church }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(entity !== undefined && { entity }),
    ...(record !== undefined && { recordId: record }),
  };
}
