import { RowDrawer } from '../../../register/row-drawer.tsx';
import { peopleView } from '../directory/people-view.tsx';

/** What is known of a person, to be changed: over their profile. */
export function EditPerson({ id, onClose }: { id: string; onClose(): void }) {
  return (
    <RowDrawer view={peopleView} id={id} refused={undefined} isBeside={false} onClose={onClose} />
  );
}
