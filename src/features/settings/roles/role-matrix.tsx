import {
  acts,
  type Act,
  type PermissionArea,
  permissionAreas,
} from '#domain/access/roles/permission-areas.ts';
import type { Permission } from '#domain/permissions.ts';
import { PermissionMark } from '../../../ui/permission-mark/permission-mark.tsx';
import * as css from './roles.css.ts';

/** Each role sees churches; and roles are made by System Admins alone. */
const fixed: ReadonlySet<Permission> = new Set<Permission>(['church.view', 'role.define']);

interface MatrixProps {
  name: string;
  held: readonly Permission[];
  /** As it was saved: cells that differ are marked. */
  saved: readonly Permission[];
  /** Left out where nothing can be changed. */
  onToggle?: ((permission: Permission) => void) | undefined;
}

function Cell({
  area,
  act,
  permission,
  ...matrix
}: Omit<MatrixProps, 'name'> & { area: PermissionArea; act: Act; permission: Permission }) {
  const { held, saved, onToggle } = matrix;
  const may = held.includes(permission);
  const isChanged = may !== saved.includes(permission);
  const mark = <PermissionMark may={may ? 'yes' : 'no'} changed={isChanged} />;
  if (!onToggle || fixed.has(permission)) return <span className={css.still}>{mark}</span>;
  const words = `${area.name}, ${acts[act].toLowerCase()}: ${may ? 'yes' : 'no'}`;
  return (
    <button
      type="button"
      className={css.toggle}
      aria-label={isChanged ? `${words}, not saved yet` : words}
      onClick={() => onToggle(permission)}
    >
      {mark}
    </button>
  );
}

/** Permissions of a role: a line for each area of the product. */
export function RoleMatrix({ name, ...matrix }: MatrixProps) {
  return (
    <table className={css.matrix} aria-label={`What ${name} may do`}>
      <thead>
        <tr>
          <th scope="col" className={css.areaHead}>
            What
          </th>
          {Object.entries(acts).map(([act, words]) => (
            <th key={act} scope="col" className={css.actHead}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissionAreas.map((area) => (
          <tr key={area.name}>
            <th scope="row" className={css.area}>
              <span className={css.areaName}>{area.name}</span>
              <span className={css.areaWords}>{area.words}</span>
            </th>
            {(Object.keys(acts) as Act[]).map((act) => {
              const permission = area[act];
              return (
                <td key={act} className={css.cell}>
                  {permission && <Cell area={area} act={act} permission={permission} {...matrix} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
