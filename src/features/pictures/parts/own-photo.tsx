import { useState } from 'react';
import { removeOwnPhoto, saveOwnPhoto } from '#domain/access/own-photo.ts';
import { Failure } from '#domain/errors.ts';
import { call } from '../../../api/call.ts';
import { hold, usePictures } from '../../../api/pictures.ts';
import { sendPicture } from '../../../api/send-picture.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { ImageUpload } from '../../../ui/image-upload/image-upload.tsx';
import type { Upload } from '../../../ui/image-upload/use-image-upload.ts';
import { squarePhoto } from '../square-photo.ts';
import * as css from './own-photo.css.ts';

/** Of the file that is chosen: what is sent is small. */
const largestFile = 25_000_000;

const send: Upload = async (file, options) => {
  const photo = await squarePhoto(file);
  const { avatar } = await sendPicture(saveOwnPhoto, photo, options);
  if (avatar === null) throw new Failure('internal', 'The server kept no photo. Try again');
  await hold(avatar, photo);
  return avatar;
};

/** One's own photo: chosen, shown to others, taken away. Without one there are the initials. */
export function OwnPhoto({ name, avatar }: { name: string; avatar: string | null }) {
  const pictureOf = usePictures();
  const { confirm, dialog } = useConfirm();
  const [problem, setProblem] = useState<string | null>(null);
  // As changed here, until the change has come back to this device.
  const [changed, setChanged] = useState<{ from: string | null; to: string | null } | null>(null);
  const shown = changed?.from === avatar ? changed.to : avatar;
  const change = (to: string | null) => {
    setProblem(null);
    setChanged({ from: avatar, to });
  };
  async function remove(): Promise<void> {
    const answer = await confirm({
      title: 'Remove your photo?',
      message: 'Your initials are shown in its place.',
      actions: { confirm: { label: 'Remove photo' }, cancel: { label: 'Keep it' } },
    });
    if (answer !== 'confirmed') return;
    try {
      await call(removeOwnPhoto, {});
      change(null);
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
        value={pictureOf(shown)}
        empty={<Avatar name={name} size="profile" />}
        has={shown !== null}
        maxBytes={largestFile}
        upload={send}
        onChange={(address) => (address === null ? void remove() : change(address))}
      />
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      {dialog}
    </div>
  );
}
