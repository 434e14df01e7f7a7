import type { Family } from '#domain/families/entities.ts';
import { NewRowDrawer } from '../../../register/row-drawer.tsx';
import { familyMemberView } from '../family-member-view.tsx';

/** The form that adds somebody to a family, over the page. */
export function AddMember({ family, onClose }: { family: Family; onClose(): void }) {
  return (
    <NewRowDrawer
      view={familyMemberView}
      refused={undefined}
      below={family.id}
      begins={{ familyId: family.id, churchId: family.churchId }}
      isBeside={false}
      onClose={onClose}
    />
  );
}
