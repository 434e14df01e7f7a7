import { must } from '#domain/must.ts';
import { customRole, type CustomRole, type GrantedRole, type Role } from '#domain/permissions.ts';

/** SQL of a role assignment `r` with what the organisation's own role gives, if it is one. */
export const ownRoleColumns = `r.role, case when k.id is not null then jsonb_build_object(
  'id', k.id, 'name', k.name, 'permissions', k.permissions) end as custom`;
export const ownRoleJoin =
  'left join custom_role k on k.tenant_id = r.tenant_id and k.id = r.custom_role_id';

/** A row of these columns. */
export interface OwnRoleColumns {
  role: Role | typeof customRole;
  custom: CustomRole | null;
}

export function grantedRole({ role, custom }: OwnRoleColumns): GrantedRole {
  if (role !== customRole) return { role };
  return { role, custom: must(custom, 'the role of an assignment') };
}
