import { useState } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import { Failure } from '#domain/errors.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { largestFile } from '../../../ui/image-upload/chosen-file.ts';
import type { UploadOptions } from '../../../ui/image-upload/use-image-upload.ts';
import { ImageUpload } from '../../../ui/image-upload/image-upload.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { drawPicture } from '../../../register/picture/chosen-pictures.ts';
import { useShownPicture } from '../../../register/picture/use-shown-picture.ts';
import { rowEdits, saveEdits } from '../../../register/save-row.ts';
import { peopleView } from '../directory/people-view.tsx';
import * as css from './profile.css.ts';

/** Saved like any other change of the person: it waits here without a network, and can be taken back. */
async function savePhoto(person: Person, pictureId: string | null): Promise<void> {
  const before = { ...person };
  const edits = rowEdits(peopleView, before, { ...before, pictureId });
  const sayIt = await saveEdits(peopleView, before, edits);
  sayIt();
}

/** The photo of somebody's record, changed at once. */
export function PersonPhotoSheet({
  person,
  pending,
  onClose,
}: {
  person: Person;
  pending: boolean;
  onClose(): void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useShownPicture(person.photoUrl, pending);
  async function choose(file: File, { signal }: UploadOptions): Promise<string> {
    const { id, drawn } = drawPicture(file);
    await drawn;
    // Cancelled while it was drawn: nothing is saved.
    signal.throwIfAborted();
    await savePhoto(person, id);
    return id;
  }
  async function remove(): Promise<void> {
    try {
      await savePhoto(person, null);
      onClose();
    } catch (error) {
      const why = error instanceof Failure ? error.message : 'The photo was not removed. Try again';
      setProblem(`${why}.`);
    }
  }
  return (
    <Sheet title={`Photo of ${nameOf(person)}`} onClose={onClose}>
      <p className={css.muted}>Everybody who sees {nameOf(person)} in a list sees this photo.</p>
      <ImageUpload
        label={people.fields.pictureId?.label ?? ''}
        shape="round"
        value={shown}
        empty={<Avatar name={nameOf(person)} size="profile" />}
        has={Boolean(person.pictureId)}
        maxBytes={largestFile}
        upload={choose}
        onChange={(id) => (id === null ? void remove() : onClose())}
      />
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </Sheet>
  );
}
