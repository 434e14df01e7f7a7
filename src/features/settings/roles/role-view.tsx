import Copy from 'lucide-react/icons/copy';
import type { Permission } from '#domain/permissions.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PermissionLegend } from '../../../ui/permission-mark/permission-mark.tsx';
import { SettingsCard } from '../parts/settings-card.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import * as css from './roles.css.ts';

/** A role that the reader cannot change. `onCopy` is left out where they make no roles. */
export function RoleView({
  name,
  held,
  why,
  onCopy,
}: {
  name: string;
  held: readonly Permission[];
  why: string;
  onCopy?: (() => void) | undefined;
}) {
  return (
    <SettingsCard
      title={name}
      words={why}
      aside={
        onCopy && (
          <Button icon={Copy} onClick={onCopy}>
            Copy as a new role
          </Button>
        )
      }
    >
      <RoleMatrix name={name} held={held} saved={held} />
      <div className={css.foot}>
        <PermissionLegend />
      </div>
    </SettingsCard>
  );
}
