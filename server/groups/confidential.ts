/**
 * SQL of whether the group of `alias` is confidential. A row without a group, as most reports, asks nothing. A group
 * that is gone tells no longer whether it was: what is left of it is shown to few.
 */
export function isConfidential(alias: string): string {
  return `(case when ${alias}.group_id is null then false else coalesce((select g.confidential from groups g
    where g.tenant_id = ${alias}.tenant_id and g.id = ${alias}.group_id), true) end)`;
}

/**
 * SQL of the rows of a table, by their `group_id`, whose groups became confidential, are no longer, or are gone. `id`: the column
 * that names what follows, where it is another row.
 */
export const byConfidence =
  (follower: string, id = 'id') =>
  (moved: string) =>
    `select f.${id} as id from ${follower} f where f.tenant_id = $1 and f.group_id in (
     select id from ${moved} group by id having count(*) = 1 or count(distinct confidential) > 1)`;
