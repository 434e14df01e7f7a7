import { observable, type Observable } from '#domain/observable.ts';

export interface LoadingStatus {
  busy: boolean;
  /** From 0 to 100, where somebody knows it. */
  progress: number | null;
}

const urls = new Set<string>();
const status = observable<LoadingStatus>({ busy: false, progress: null });

/** For what the page's own calls do not tell the loading bar: an upload, a file, another request. */
export const loadingStatus: Observable<LoadingStatus> & {
  /** Says that a request begins or is over. S5-008: without its URL it would be nobody's, and never end. */
  set(busy: boolean, url: string): void;
  /** S5-007: how much of it is done. Anything but 0 to 100 is logged, and changes nothing. */
  progress(percent: number): void;
} = {
  getSnapshot: status.getSnapshot,
  subscribe: status.subscribe,
  set(busy, url) {
    if (url === '') throw new TypeError('A loading status belongs to a request: give its URL.');
    if (busy) urls.add(url);
    else urls.delete(url);
    const awaited = urls.size > 0;
    status.set({ busy: awaited, progress: awaited ? status.getSnapshot().progress : null });
  },
  progress(percent) {
    if (percent >= 0 && percent <= 100) {
      status.set({ ...status.getSnapshot(), progress: percent });
      return;
    }
    // oxlint-disable-next-line no-console -- S5-007: logged
    console.error('The progress of loading is from 0 to 100:', percent);
  },
};
