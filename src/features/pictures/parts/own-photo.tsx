import { useEffect, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { photoProblem } from '#store/access/own-photo-changes.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { showWaiting } from '../../../api/pictures/show-waiting.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { ImageUpload } from '../../../ui/image-upload/image-upload.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import { choosePhoto, leavePhoto, removePhoto } from '../change-photo.ts';
import * as css from './own-photo.css.ts';

/** Of the file that is chosen: what is sent is small. */
const largestFile = 50_000_000;

interface OwnPhotoProps {
  name: string;
  avatar: string | null;
  /** Whether it waits on this device. */
  pending: boolean;
}

/** Refusal of a photo by the server, until its owner gives the photo up or chooses another. */
function Refused() {
  const problem = useLive(photoProblem);
  if (problem.state !== 'ready' || problem.data === null) return null;
  return (
    <div className={css.refused}>
      <FieldError>{problem.data}.</FieldError>
      <Button kind="ghost" onClick={() => void attempt(leavePhoto())}>
        Leave it out
      </Button>
    </div>
  );
}

/** One's own photo: chosen, shown to others, taken away. Without one there are the initials. */
export function OwnPhoto({ name, avatar, pending }: OwnPhotoProps) {
  const pictureOf = usePictures();
  const { confirm, dialog } = useConfirm();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (pending && avatar !== null) void showWaiting(avatar);
  }, [pending, avatar]);
  async function remove(): Promise<void> {
    const answer = await confirm({
      title: 'Remove your photo?',
      message: 'Your initials are shown in its place.',
      actions: { confirm: { label: 'Remove photo' }, cancel: { label: 'Keep it' } },
    });
    if (answer !== 'confirmed') return;
    try {
      await removePhoto();
      setProblem(null);
    } catch (error) {
      const why = error instanceof Failure ? error.message : 'The photo was not removed. Try again';
      setProblem(`${why}.`);
    }
  }
  return (
    <div className={css.photo}>
      <ImageUpload
        label="Photo"
        shape="round"
        value={pictureOf(avatar)}
        empty={<Avatar name={name} size="profile" />}
        has={avatar !== null}
        maxBytes={largestFile}
        camera="user"
        upload={choosePhoto}
        onChange={(address) => (address === null ? void remove() : setProblem(null))}
      />
      <output>{pending && <SyncState state="saved" />}</output>
      <div role="alert">
        {problem && <FieldError>{problem}</FieldError>}
        <Refused />
      </div>
      {dialog}
    </div>
  );
}
