import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../use-server-query.ts';
import { downloadEverything } from './download-everything.ts';

export type Download =
  | { state: 'none' }
  /** Bytes so far. */
  | { state: 'running'; bytes: number }
  | { state: 'done'; bytes: number }
  | { state: 'failed'; problem: string };

/** The download of this page: it ends with the page, or when somebody stops it. */
export function useDownload(done: () => void) {
  const [download, setDownload] = useState<Download>({ state: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function begin(): Promise<void> {
    const { signal } = (running.current = new AbortController());
    let bytes = 0;
    setDownload({ state: 'running', bytes });
    try {
      await downloadEverything((received) => {
        bytes = received;
        setDownload({ state: 'running', bytes });
      }, signal);
      setDownload({ state: 'done', bytes });
      done();
    } catch (error) {
      if (!signal.aborted) setDownload({ state: 'failed', problem: sentenceOf(error) });
    }
  }

  function stop(): void {
    running.current?.abort();
    setDownload({ state: 'none' });
  }
  return { download, begin, stop };
}
