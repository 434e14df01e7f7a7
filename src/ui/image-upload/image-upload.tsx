import Camera from 'lucide-react/icons/camera';
import ImageUp from 'lucide-react/icons/image-up';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { FieldError } from '../field/field.tsx';
import { fileSize } from '../file-size.ts';
import { Icon } from '../icon/icon.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { useDropped } from '../use-dropped.ts';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './image-upload.css.ts';
import { pictureTypes } from './picture-problem.ts';
import { useImageUpload, type Upload } from './use-image-upload.ts';

interface ImageUploadProps {
  label: string;
  /** Address of the picture there is; null for none. */
  value: string | null;
  /** Whether there is one, where it may be away from this device. */
  has?: boolean;
  /** In the place of no picture: an icon where it is left out. */
  empty?: ReactNode;
  /** Round for a person, square for a logo, wide for a cover. */
  shape?: keyof typeof css.shapes;
  maxBytes?: number;
  /** Camera that "Take a photo" opens: of others and of things, or of oneself. */
  camera?: 'environment' | 'user';
  upload: Upload;
  onChange(address: string | null): void;
}

const unreadable = 'This picture cannot be read. Choose another one.';

interface KeysProps {
  /** Of the label: the buttons are about it. */
  id: string;
  has: boolean;
  sending: ReturnType<typeof useImageUpload>;
  onTake(): void;
  onChoose(): void;
  onRemove(): void;
}

/** Second action on the picture. */
function secondKey({ has, sending, onRemove }: KeysProps): { name: string; act(): void } | null {
  if (sending.state.is === 'sending') return { name: 'Cancel', act: sending.cancel };
  if (sending.state.is === 'failed') return { name: 'Try again', act: sending.retry };
  return has ? { name: 'Remove', act: onRemove } : null;
}

function Keys(props: KeysProps) {
  const { id, has, sending, onTake, onChoose } = props;
  const first = useRef<HTMLDivElement>(null);
  const second = secondKey(props);
  // It may be gone with what it did: the keyboard goes on from its neighbour.
  const act = (done: () => void) => () => {
    done();
    first.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={first} className={css.keys}>
      <Button aria-describedby={id} onClick={onChoose}>
        {has || 'preview' in sending.state ? 'Choose another' : 'Choose a picture'}
      </Button>
      <span className={css.withCamera}>
        <Button icon={Camera} aria-describedby={id} onClick={onTake}>
          Take a photo
        </Button>
      </span>
      {second && (
        <Button kind="ghost" aria-describedby={id} onClick={act(second.act)}>
          {second.name}
        </Button>
      )}
      {sending.state.is === 'failed' && (
        <Button kind="ghost" aria-describedby={id} onClick={act(sending.cancel)}>
          Leave it out
        </Button>
      )}
    </div>
  );
}

function Progress({ share }: { share: number }) {
  return <ProgressBar value={share} of={1} words={`Sending ${Math.round(share * 100)}%`} />;
}

/** Of the browser: it opens its files, or its camera. */
function FileInput({
  ref,
  camera,
  onFiles,
}: {
  ref: Ref<HTMLInputElement>;
  camera?: 'environment' | 'user';
  onFiles(files: FileList | null): void;
}) {
  return (
    <input
      ref={ref}
      type="file"
      accept={pictureTypes}
      capture={camera}
      tabIndex={-1}
      aria-hidden="true"
      className={visuallyHidden}
      onChange={(event) => {
        onFiles(event.target.files);
        // The same file may be chosen again after it was mended.
        event.target.value = '';
      }}
    />
  );
}

/** A picture: taken, chosen, dropped or pasted, seen at once, on its way, and where it is kept. */
export function ImageUpload({
  label,
  value,
  has = value !== null,
  empty,
  shape = 'wide',
  maxBytes = 5_000_000,
  camera = 'environment',
  upload,
  onChange,
}: ImageUploadProps) {
  const id = useId();
  const ofFiles = useRef<HTMLInputElement>(null);
  const ofCamera = useRef<HTMLInputElement>(null);
  const sending = useImageUpload({ upload, maxBytes, onSent: onChange });
  const { state } = sending;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) sending.choose(file);
    return file !== undefined;
  };
  const [over, places] = useDropped(take);
  const shown = 'preview' in state ? state.preview : value;
  return (
    // Keys and fingers have its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={css.place}
      data-over={over ? '' : undefined}
      aria-labelledby={id}
      {...places}
    >
      <div className={css.shapes[shape]}>
        {shown === null ? (
          (empty ?? <Icon of={ImageUp} size="xl" />)
        ) : (
          <img
            src={shown}
            alt=""
            className={css.picture}
            onError={() => 'preview' in state && sending.refuse(unreadable)}
          />
        )}
      </div>
      <div className={css.side}>
        <p id={id} className={css.label}>
          {label}
        </p>
        <p className={css.hint}>JPEG, PNG or WebP, at most {fileSize(maxBytes)}</p>
        {state.is === 'sending' && <Progress share={state.share} />}
        <div role="alert">{'problem' in state && <FieldError>{state.problem}</FieldError>}</div>
        <Keys
          id={id}
          has={has}
          sending={sending}
          onTake={() => ofCamera.current?.click()}
          onChoose={() => ofFiles.current?.click()}
          onRemove={() => onChange(null)}
        />
      </div>
      <FileInput ref={ofFiles} onFiles={take} />
      <FileInput ref={ofCamera} camera={camera} onFiles={take} />
    </section>
  );
}
