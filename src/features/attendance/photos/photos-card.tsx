import { useEffect, useRef } from 'react';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { waitingPhotos, type WaitingPhoto } from '#store/attendance/report-photos.ts';
import { isPictureMissing, usePictures } from '../../../api/pictures/pictures.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Card } from '../../../ui/card/card.tsx';
import * as detailCss from '../report/report-detail.css.ts';
import type { History } from '../report/use-history.ts';
import { PhotoRow, type ReportPhoto } from './photo-row.tsx';
import { usePictureUrls } from './use-picture-urls.ts';

const none: readonly WaitingPhoto[] = [];

function wordsFor(address: string, online: boolean): string {
  if (!online) return 'On the server. It opens when you are online';
  return isPictureMissing(address) ? 'This photo could not be loaded' : 'Loading…';
}

/** The photos of the paper that was counted on: those of the server, and those that wait on this device. */
export function PhotosCard({
  report,
  history,
  onAgain,
}: {
  report: AttendanceReport;
  history: History;
  /** Asks the server anew. */
  onAgain(): void;
}) {
  const { date, churchId, groupId, serviceId } = report;
  const live = useKept(useLive(waitingPhotos, { date, churchId, groupId, serviceId }));
  const here = live.state === 'ready' ? live.data : none;
  const before = useRef(0);
  useEffect(() => {
    // One that has gone from here is with the server now.
    if (here.length < before.current) onAgain();
    before.current = here.length;
  }, [here.length, onAgain]);
  const pictureOf = usePictures();
  const urls = usePictureUrls(here);
  const online = useConnection().state === 'online';
  const waiting = new Set(here.map(({ id }) => id));
  const sent = history.state === 'shown' ? history.pictures : [];
  const photos: ReportPhoto[] = [
    ...sent
      .filter(({ id }) => !waiting.has(id))
      .map(({ id }) => {
        const address = pictureAddress(id);
        const src = pictureOf(address);
        return { id, src, words: src === null ? wordsFor(address, online) : null };
      }),
    ...here.map(({ id }) => ({ id, src: urls.get(id) ?? null, words: 'Waits on this device' })),
  ];
  if (photos.length === 0) return null;
  return (
    <Card>
      <h2 className={detailCss.part}>Photos of the tally sheet</h2>
      <PhotoRow photos={photos} />
    </Card>
  );
}
