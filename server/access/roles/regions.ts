/**
 * Church groups are in one another at any depth. Each of these takes and answers SQL of ids, for a statement whose
 * parameter 1 is the tenant. `union` ends also where a tree were a circle.
 */

/** These church groups, and every one that is in them. */
export function regionsIn(ids: string): string {
  return `with recursive region(id) as (
      ${ids}
      union select g.id from region join church_group g
        on g.tenant_id = $1 and g.parent_church_group_id = region.id)
    select id from region`;
}

/** These church groups, and every one that they are in. */
export function regionsOver(ids: string): string {
  return `with recursive region(id) as (
      ${ids}
      union select g.parent_church_group_id from region join church_group g
        on g.tenant_id = $1 and g.id = region.id)
    select id from region where id is not null`;
}
