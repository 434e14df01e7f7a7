import { useEffect, useRef, useState } from 'react';
import type { WaitingPhoto } from '#store/attendance/report-photos.ts';

/** Under which address each picture of this device can be shown while this is on the screen. By its id. */
export function usePictureUrls(photos: readonly WaitingPhoto[]): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef(new Map<string, string>());
  useEffect(() => {
    const before = made.current;
    made.current = new Map(
      photos.map(({ id, picture }) => [id, before.get(id) ?? URL.createObjectURL(picture)]),
    );
    for (const [id, url] of before) if (!made.current.has(id)) URL.revokeObjectURL(url);
    setUrls(made.current);
  }, [photos]);
  useEffect(
    () => () => {
      for (const url of made.current.values()) URL.revokeObjectURL(url);
      made.current = new Map();
    },
    [],
  );
  return urls;
}
