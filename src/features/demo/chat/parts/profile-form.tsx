import { useState } from 'react';
import { aboutLength, type ChatProfile, nameLength } from '#domain/demo/chat/entities.ts';
import { changeProfile } from '#domain/demo/chat/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { squarePhoto } from '../../../../api/pictures/square-photo.ts';
import { dataAddress } from '../../../../demo/data-address.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { GrowingArea } from '../../../../ui/field/growing-area.tsx';
import { largestFile } from '../../../../ui/image-upload/chosen-file.ts';
import { ImageUpload } from '../../../../ui/image-upload/image-upload.tsx';
import type { Upload } from '../../../../ui/image-upload/use-image-upload.ts';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import * as css from './chat.css.ts';
import { PaneHead } from './new-chat.tsx';

/** Drawn anew as small as it is shown; it is kept with the rest, by Save. */
const upload: Upload = async (file, { signal }) => {
  const address = await dataAddress(await squarePhoto(file));
  signal.throwIfAborted();
  return address;
};

/** Facts that others see of oneself: saved as a whole, or left as they were. */
export function ProfileForm({ profile, onDone }: { profile: ChatProfile; onDone(): void }) {
  const { email } = profile;
  const [draft, setDraft] = useState({
    name: profile.name,
    about: profile.about,
    avatar: profile.avatar,
  });
  const change = (fields: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...fields }));
  const isNameless = draft.name.trim() === '';
  const save = async () => {
    const fields = { ...draft, name: draft.name.trim(), about: draft.about.trim() };
    if (await attempt(callDemo(changeProfile, { profile: fields }))) onDone();
  };
  return (
    <>
      <PaneHead title="Profile" onBack={onDone} />
      <div className={css.body}>
        <form
          className={css.form}
          aria-label="Profile"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isNameless) void save();
          }}
        >
          <ImageUpload
            label="Picture"
            shape="round"
            value={draft.avatar}
            empty={<Avatar name={draft.name} size="profile" />}
            maxBytes={largestFile}
            camera="user"
            upload={upload}
            onChange={(avatar) => change({ avatar })}
          />
          <TextField
            label="Name"
            maxLength={nameLength}
            value={draft.name}
            error={isNameless ? 'Enter your name' : null}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField label="E-mail" value={email} readOnly />
          <GrowingArea
            label="About"
            size="office"
            maxLength={aboutLength}
            value={draft.about}
            onChange={({ target }) => change({ about: target.value })}
          />
          <div className={css.answers}>
            <Button size="touch" onClick={onDone}>
              Cancel
            </Button>
            <Button kind="primary" size="touch" type="submit" disabled={isNameless}>
              Save
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}
