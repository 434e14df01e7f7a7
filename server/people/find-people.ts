import type { Person } from '#domain/people/entities.ts';
import { mostFound } from '#domain/values/search-term.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { personStore } from './scopes.ts';
import { wordPlaces } from './tables.ts';

/**
 * One of the name's words begins with the parameter: a range in the index of each place. Under row
 * security PostgreSQL looks up by no operator that might tell of other rows, as those of `like`, of
 * trigrams and of arrays might; comparing tells nothing.
 */
function beginsWith(parameter: string): string {
  const ranges = wordPlaces.map((place) => {
    const word = `name_words[${place}] collate "C"`;
    // 1114111 is the last character there is.
    return `(${word} >= ${parameter} and ${word} < ${parameter} || chr(1114111))`;
  });
  return `(${ranges.join(' or ')})`;
}

/** People of these churches with a word for each that is looked for, as many as a search shows. */
export async function findPeople(
  tx: TenantTransaction,
  churchIds: readonly string[],
  lookedFor: readonly string[],
): Promise<Person[]> {
  const begun = lookedFor.map((_, at) => beginsWith(`$${at + 3}::text`));
  return tx.rows<Person>(
    `find people by ${lookedFor.length}`,
    `select ${selectList(personStore)} from person
     where ${[
       'tenant_id = $1',
       'church_id = any($2::uuid[])',
       "status <> 'archived'",
       ...begun,
     ].join(' and ')}
     order by first_name, last_name nulls first, id limit ${mostFound}`,
    [tx.tenantId, churchIds, ...lookedFor],
  );
}
