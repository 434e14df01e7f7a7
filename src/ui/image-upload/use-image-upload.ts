import { useEffect, useRef, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { pictureProblem } from './picture-problem.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(share: number): void;
}

/** Takes a picture to where it is kept, and answers its address there. */
export type Upload = (file: File, options: UploadOptions) => Promise<string>;

/** State of sending a chosen picture. */
export type Sending =
  | { is: 'nothing' }
  | { is: 'refused'; problem: string }
  | { is: 'sending'; file: File; preview: string; share: number }
  | { is: 'failed'; file: File; preview: string; problem: string };

const notSent = 'The picture was not sent. Check the connection and try again.';

/** One picture at a time on its way: another one takes the place of the one before. */
export function useImageUpload({
  upload,
  maxBytes,
  onSent,
}: {
  upload: Upload;
  maxBytes: number;
  onSent(address: string): void;
}) {
  const [state, setState] = useState<Sending>({ is: 'nothing' });
  const running = useRef<AbortController>(null);
  const preview = 'preview' in state ? state.preview : null;
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  async function send(file: File, shown: string): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const publish = (next: Sending) => !own.signal.aborted && setState(next);
    const onProgress = (share: number) => publish({ is: 'sending', file, preview: shown, share });
    onProgress(0);
    try {
      const address = await upload(file, { signal: own.signal, onProgress });
      if (own.signal.aborted) return;
      setState({ is: 'nothing' });
      onSent(address);
    } catch (error) {
      const problem = error instanceof Failure ? `${error.message}.` : notSent;
      publish({ is: 'failed', file, preview: shown, problem });
    }
  }
  function choose(file: File): void {
    const problem = pictureProblem(file, maxBytes);
    if (problem === null) void send(file, URL.createObjectURL(file));
    else refuse(problem);
  }
  function refuse(problem: string): void {
    running.current?.abort();
    setState({ is: 'refused', problem });
  }
  function cancel(): void {
    running.current?.abort();
    setState({ is: 'nothing' });
  }
  function retry(): void {
    if (state.is === 'failed') void send(state.file, state.preview);
  }
  return { state, choose, refuse, cancel, retry };
}
