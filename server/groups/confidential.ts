/** SQL of whether the group of `alias` is confidential. A row without a group, as most reports, asks nothing. */
export function isConfidential(alias: string): string {
  return `(case when ${alias}.group_id is null then false else (select g.confidential from groups g
    where g.tenant_id = ${alias}.tenant_id and g.id = ${alias}.group_id) end)`;
}

/**
 * SQL of the rows of a table, by their `group_id`, whose groups became confidential, or are no longer. `id`: the column
 * that names what follows, where it is another row.
 */
export const byConfidence =
  (follower: string, id = 'id') =>
  (moved: string) =>
    `select f.${id} as id from ${follower} f where f.tenant_id = $1 and f.group_id in (
     select id from ${moved} group by id having count(distinct confidential) > 1)`;
