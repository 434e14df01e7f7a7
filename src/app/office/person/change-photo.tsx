import Camera from 'lucide-react/icons/camera';
import { Suspense, useState } from 'react';
import type { ProfileWithPending } from '#store/people/profile.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { latePart } from '../../../ui/late-part.ts';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as css from './change-photo.css.ts';
import { OwnPhotoPart } from './own-photo-part.tsx';

const PersonPhotoSheet = latePart(() =>
  import('../../../features/people/parts/person-photo-sheet.tsx').then(
    (part) => part.PersonPhotoSheet,
  ),
);

interface PhotoSheetProps {
  profile: ProfileWithPending;
  onClose(): void;
}

function OwnPhotoSheet({
  name,
  tenant,
  onClose,
}: { name: string; tenant: string } & Pick<PhotoSheetProps, 'onClose'>) {
  return (
    <Sheet title="Your photo" onClose={onClose}>
      <p className={css.words}>Others in {tenant} see this where they see your name.</p>
      <OwnPhotoPart name={name} />
    </Sheet>
  );
}

/** One's own photo is that of one's account; of somebody else, that of their record. */
function PhotoSheet({ profile: { name, own, person, pending }, onClose }: PhotoSheetProps) {
  if (own) return <OwnPhotoSheet name={name} tenant={own.tenant} onClose={onClose} />;
  return (
    <Suspense>
      {person && <PersonPhotoSheet person={person} pending={pending} onClose={onClose} />}
    </Suspense>
  );
}

/** Over the picture of a profile, for who may change it: what it is to be. */
export function ChangePhoto({ profile }: { profile: ProfileWithPending }) {
  const [open, setOpen] = useState(false);
  if (!profile.own && !profile.mayEdit) return null;
  return (
    <>
      <IconButton
        icon={Camera}
        label="Change photo"
        kind="secondary"
        className={css.change}
        onClick={() => setOpen(true)}
      />
      {open && <PhotoSheet profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}
