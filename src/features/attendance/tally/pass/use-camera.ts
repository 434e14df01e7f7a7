import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readCode } from './read-picture.ts';

export type Camera =
  | { state: 'asking' }
  | { state: 'open'; torch: ((on: boolean) => void) | null }
  /** The person, or the browser, gives no camera. */
  | { state: 'refused' }
  | { state: 'missing' };

/** Ms between two looks at the picture. */
const lookEvery = 120;

/** A light, which some phones have; the types of the platform do not know it yet. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean };
type TorchConstraint = MediaTrackConstraintSet & { torch: boolean };

function torchOf(track: MediaStreamTrack | undefined): ((on: boolean) => void) | null {
  const can: WithTorch = track?.getCapabilities?.() ?? {};
  if (!track || can.torch !== true) return null;
  return (torch) => {
    const light: TorchConstraint = { torch };
    void track.applyConstraints({ advanced: [light] }).catch(() => undefined);
  };
}

async function openCamera(): Promise<MediaStream | 'refused' | 'missing'> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing';
  }
}

/** The camera behind the device, and each code that it reads. It stops with the screen. */
export function useCamera(onCode: (text: string) => void): {
  camera: Camera;
  /** Where the picture is shown. */
  video: RefObject<HTMLVideoElement | null>;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>({ state: 'asking' });
  const read = useEffectEvent(onCode);
  useEffect(() => {
    let current = true;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const canvas = new OffscreenCanvas(1, 1);
    const look = async () => {
      const shown = video.current;
      const text = shown ? await readCode(shown, canvas).catch(() => null) : null;
      if (!current) return;
      if (text !== null) read(text);
      timer = setTimeout(() => void look(), lookEvery);
    };
    const begin = async () => {
      const opened = await openCamera();
      if (typeof opened === 'string') {
        if (current) setCamera({ state: opened });
        return;
      }
      stream = opened;
      const shown = video.current;
      if (!current || !shown) {
        stopAll(opened);
        return;
      }
      shown.srcObject = opened;
      await shown.play().catch(() => undefined);
      if (!current) return;
      setCamera({ state: 'open', torch: torchOf(opened.getVideoTracks()[0]) });
      void look();
    };
    void begin();
    return () => {
      current = false;
      clearTimeout(timer);
      if (stream) stopAll(stream);
    };
  }, []);
  return { camera, video };
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
