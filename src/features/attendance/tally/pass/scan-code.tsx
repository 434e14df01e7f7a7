import Flashlight from 'lucide-react/icons/flashlight';
import ImageUp from 'lucide-react/icons/image-up';
import Keyboard from 'lucide-react/icons/keyboard';
import { useRef, useState } from 'react';
import { unreachable } from '#domain/must.ts';
import { readPassCode, type PassedDoor, type ReadCode } from '#domain/tally/pass-code.ts';
import { longDate } from '#domain/values/dates/local-date.ts';
import type { TallyPlace } from '#store/tally/tally.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import * as css from '../tally.css.ts';
import { readFile } from './read-picture.ts';
import { useCamera, type Camera } from './use-camera.ts';

/** Why a code did not count, and what to do. */
function problemOf(read: Exclude<ReadCode, { kind: 'door' }>): string {
  switch (read.kind) {
    case 'notOurs':
      return 'This code is not a door. Scan “Show mine” of the other device';
    case 'damaged':
      return 'The code was not read whole. Hold the device still';
    case 'otherService':
      return 'That device counts another service. Choose the same service on both';
    case 'otherDay':
      return `That device counts ${longDate(read.date)}. Choose the same day on both`;
    default:
      return unreachable(read);
  }
}

const cameraWords: Record<Camera['state'], string> = {
  asking: 'Opening the camera…',
  open: 'Hold the other screen in the frame',
  refused:
    'The camera is not allowed. Allow it in the browser, choose a photo, or type the numbers',
  missing: 'No camera was found. Choose a photo of the code, or type the numbers',
};

/** Collects the doors of one screen, which shows them one after the other. */
function useCodes(place: TallyPlace, onDoors: (doors: readonly PassedDoor[]) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<{ count: number; of: number } | null>(null);
  const doors = useRef(new Map<string, PassedDoor>());
  const take = (text: string) => {
    const read = readPassCode(text, place);
    if (read.kind !== 'door') return setProblem(problemOf(read));
    setProblem(null);
    doors.current.set(read.passed.id, read.passed);
    if (doors.current.size >= read.of) onDoors([...doors.current.values()]);
    else setFound({ count: doors.current.size, of: read.of });
  };
  return { problem, setProblem, found, take };
}

/** Reads the doors of another screen: with the camera, or from a photo where there is none. */
export function ScanCode({
  place,
  onDoors,
  onType,
}: {
  place: TallyPlace;
  onDoors(doors: readonly PassedDoor[]): void;
  onType(): void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const codes = useCodes(place, onDoors);
  const { camera, video } = useCamera(codes.take);
  const [lit, setLit] = useState(false);

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const text = await readFile(chosen).catch(() => null);
    if (text === null) codes.setProblem('There is no code in this photo. Take it closer');
    else codes.take(text);
  }
  return (
    <div className={css.scan}>
      <div className={css.frame}>
        <video ref={video} className={css.video} muted playsInline aria-label="Camera" />
        <div className={css.corners} aria-hidden="true" />
        {camera.state === 'open' && camera.torch && (
          <IconButton
            icon={Flashlight}
            label="Light"
            size="touch"
            className={css.torch}
            aria-pressed={lit}
            onClick={() => {
              camera.torch?.(!lit);
              setLit(!lit);
            }}
          />
        )}
      </div>
      <output className={css.scanWords}>
        {codes.problem ??
          (codes.found
            ? `${codes.found.count} of ${codes.found.of} doors. Hold on`
            : cameraWords[camera.state])}
      </output>
      <p className={css.hint}>Works without a signal. About 20 cm away.</p>
      <div className={css.pair}>
        <Button size="touch" icon={ImageUp} onClick={() => file.current?.click()}>
          Choose a photo of the code
        </Button>
        <Button size="touch" icon={Keyboard} onClick={onType}>
          Type the numbers instead
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo of the code"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
