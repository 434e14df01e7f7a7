import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import DownloadIcon from 'lucide-react/icons/download';
import WifiOff from 'lucide-react/icons/wifi-off';
import { lastExport } from '#domain/tenant-export/operations.ts';
import type { OutputOf } from '#domain/operation.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { AskedState } from '../parts/asked-state.tsx';
import { SettingsCard } from '../parts/settings-card.tsx';
import * as css from '../settings.css.ts';
import { useServerQuery } from '../use-server-query.ts';
import { momentWords } from './moment.ts';
import { type Download, useDownload } from './use-download.ts';

function LastTime({ of: { last } }: { of: OutputOf<typeof lastExport> }) {
  if (last === null) return <p className={css.words}>Nobody has downloaded it yet.</p>;
  const by = last.byName === null ? '' : ` by ${last.byName}`;
  return (
    <p className={css.words}>
      Last downloaded on {momentWords(last.at)}
      {by}.
    </p>
  );
}

function DownloadState({ download }: { download: Download }) {
  switch (download.state) {
    case 'none':
      return null;
    case 'running':
      return (
        <output className={css.words}>
          {fileSize(download.bytes)} so far. Keep this page open until it is saved.
        </output>
      );
    case 'done':
      return (
        <Banner tone="success" icon={CircleCheck} title="Everything is downloaded.">
          {fileSize(download.bytes)}. Keep the file where only you can open it.
        </Banner>
      );
    case 'failed':
      return <Banner tone="danger" icon={CircleAlert} title={`${download.problem}.`} />;
  }
}

/** The way to the file, how far it is, and who took it last. */
export function DownloadCard({ tenant }: { tenant: string }) {
  const asked = useServerQuery(lastExport, {});
  const { download, begin, stop } = useDownload(() => void asked.again());
  const isOffline = useConnection().state === 'offline';
  const isRunning = download.state === 'running';
  return (
    <SettingsCard
      title="Download everything"
      words={`One zip file with all that ${tenant} has here. The audit log says that you took it.`}
    >
      {!isOffline && <AskedState asked={asked} what="who downloaded it last" />}
      <div className={css.body}>
        {isOffline && (
          <Banner tone="warning" icon={WifiOff} title="You’re offline.">
            The file is made by the server. You need a connection to download it.
          </Banner>
        )}
        {asked.data && <LastTime of={asked.data} />}
        <DownloadState download={download} />
        <div className={css.start}>
          <Button
            kind="primary"
            icon={DownloadIcon}
            disabled={isOffline}
            busy={isRunning && 'Downloading…'}
            onClick={() => void begin()}
          >
            Download everything
          </Button>
          {isRunning && <Button onClick={stop}>Stop</Button>}
        </div>
      </div>
    </SettingsCard>
  );
}
