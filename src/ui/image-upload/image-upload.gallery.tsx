import { useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import type { Example } from '../gallery.ts';
import { ImageUpload } from './image-upload.tsx';
import type { UploadOptions } from './use-image-upload.ts';

/** Stays on this device: it only looks as if the picture travelled. */
async function pretend(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  for (let share = 0.1; share <= 1; share += 0.1) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    signal.throwIfAborted();
    onProgress(share);
  }
  return URL.createObjectURL(file);
}

async function fail(_file: File, { onProgress }: UploadOptions): Promise<string> {
  onProgress(0.4);
  await new Promise((resolve) => setTimeout(resolve, 600));
  throw new Error('The line broke');
}

function Sample({ shape, label }: { shape: 'wide' | 'round'; label: string }) {
  const [picture, setPicture] = useState<string | null>(
    shape === 'round' ? '/icons/icon.svg' : null,
  );
  return (
    <ImageUpload
      label={label}
      shape={shape}
      value={picture}
      upload={pretend}
      onChange={setPicture}
    />
  );
}

export const gallery: Example[] = [
  { label: 'None yet', Example: () => <Sample shape="wide" label="Picture of the event" /> },
  { label: 'There is one', Example: () => <Sample shape="round" label="Photo" /> },
  {
    label: 'Initials in its place',
    Example: () => (
      <ImageUpload
        label="Own photo"
        shape="round"
        value={null}
        empty={<Avatar name="Naledi Mokoena" size="profile" />}
        upload={pretend}
        onChange={() => undefined}
      />
    ),
  },
  {
    label: 'Sending fails',
    Example: () => (
      <ImageUpload label="Cover" value={null} upload={fail} onChange={() => undefined} />
    ),
  },
];
