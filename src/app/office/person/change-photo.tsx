import Camera from 'lucide-react/icons/camera';
import { useState } from 'react';
import type { ProfileWithPending } from '#store/people/profile.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as css from './change-photo.css.ts';
import { OwnPhotoPart } from './own-photo-part.tsx';

/** Over one's own picture: what it is to be. */
export function ChangePhoto({ profile: { name, own } }: { profile: ProfileWithPending }) {
  const [open, setOpen] = useState(false);
  if (!own) return null;
  return (
    <>
      <IconButton
        icon={Camera}
        label="Change photo"
        kind="secondary"
        className={css.change}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet title="Your photo" onClose={() => setOpen(false)}>
          <p className={css.words}>Others in {own.tenant} see this where they see your name.</p>
          <OwnPhotoPart name={name} />
        </Sheet>
      )}
    </>
  );
}
