import CircleAlert from 'lucide-react/icons/circle-alert';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import type { ImportedFile, ImportState } from '#domain/tenant-import/import-state.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { AskedState } from '../parts/asked-state.tsx';
import { SettingsCard } from '../parts/settings-card.tsx';
import * as css from '../settings.css.ts';
import { BroughtIn } from './brought-in.tsx';
import * as own from './import.css.ts';
import { FileContent } from './file-content.tsx';
import { useBringIn } from './use-bring-in.ts';

function ChooseZip({
  again = false,
  disabled,
  onFile,
}: {
  /** A file was chosen before. */
  again?: boolean;
  disabled: boolean;
  onFile(file: File): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={Upload} disabled={disabled} onClick={() => input.current?.click()}>
        {again ? 'Choose another file' : 'Choose a zip file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        tabIndex={-1}
        aria-label="Zip file of an organisation"
        className={visuallyHidden}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** The state of the organisation and of its file in words, without what can be done. */
function StateWords({ state, tenant }: { state: ImportState; tenant: string }) {
  switch (state.state) {
    case 'taken':
      return (
        <p>
          {tenant} has records or accounts of its own, so no file can be brought in here: it would
          take their place. Ask whoever runs the server for a new, empty organisation.
        </p>
      );
    case 'empty':
      return (
        <p>{tenant} is empty. Choose a zip file: you see what it holds before anything changes.</p>
      );
    case 'checked':
      return <FileContent of={state.file} />;
    case 'refused':
    case 'failed':
      return (
        <>
          <FileContent of={state.file} />
          <Banner tone="danger" icon={CircleAlert} title="This file was not brought in.">
            {state.problem}.
          </Banner>
        </>
      );
    case 'running':
      return (
        <>
          <ProgressBar
            value={state.written}
            of={state.tables}
            words={
              state.written < state.tables
                ? `Bringing ${state.file.organisation} in`
                : 'Comparing counts and fingerprints with the file'
            }
          />
          <p className={css.words}>It goes on when you leave this page.</p>
        </>
      );
    case 'done':
      return <BroughtIn of={state} />;
  }
}

/** `sent`: how many bytes of the file are on their way. */
function Sending({ bytes, sent }: { bytes: number; sent: number }) {
  const percent = Math.floor((sent / Math.max(bytes, 1)) * 100);
  const words =
    percent < 100
      ? `${percent}% of ${fileSize(bytes)} sent`
      : `${fileSize(bytes)} sent. The server looks at it`;
  return (
    <>
      <ProgressBar value={percent} of={100} words={words} />
      <p className={css.words}>Keep this page open until the server has looked at the file.</p>
    </>
  );
}

function question(tenant: string, { organisation }: ImportedFile) {
  return {
    title: `Bring ${organisation} in?`,
    message: (
      <div className={own.thoughts}>
        <p>
          {tenant} becomes {organisation}, with its settings and its audit log. The settings and
          notices that are here now go. This cannot be taken back.
        </p>
        <p>
          <strong>You</strong> become the System Admin in the file who has your address. You keep
          your password and stay signed in.
        </p>
        <p>
          <strong>Everybody else</strong> in the file gets their account and roles back without a
          password. Each person chooses one with “Forgot password”.
        </p>
      </div>
    ),
    actions: {
      confirm: { label: 'Bring it in', tone: 'primary' },
      cancel: { label: 'Not now' },
    },
  } as const;
}

/** The way back from a zip: into this organisation while it is empty. */
export function ImportCard({ tenant }: { tenant: string }) {
  const { asked, state, step, choose, stop, begin } = useBringIn();
  const { confirm, dialog } = useConfirm();
  const isOffline = useConnection().state === 'offline';
  const isSending = step.step === 'sending';
  const file = state?.state === 'checked' ? state.file : null;
  const mayChoose = state !== null && /^(empty|checked|refused|failed)$/.test(state.state);

  async function askAndBegin(of: ImportedFile): Promise<void> {
    if ((await confirm(question(tenant, of))) === 'confirmed') await begin(of.sha256);
  }
  return (
    <SettingsCard
      title="Bring everything in"
      words="From a zip file that was downloaded like this, here or on another server. Only into an empty organisation."
    >
      <AskedState asked={asked} what="whether this organisation is empty" />
      {state && (
        <div className={css.body}>
          {!isSending && <StateWords state={state} tenant={tenant} />}
          {isSending && <Sending {...step} />}
          {step.step === 'failed' && (
            <Banner tone="danger" icon={CircleAlert} title={`${step.problem}.`} />
          )}
          {mayChoose && (
            <div className={css.start}>
              {file && !isSending && (
                <Button kind="primary" disabled={isOffline} onClick={() => void askAndBegin(file)}>
                  Bring it in
                </Button>
              )}
              {isSending ? (
                <>
                  <Button busy="Sending and checking…">Choose a zip file</Button>
                  <Button onClick={stop}>Cancel the upload</Button>
                </>
              ) : (
                <ChooseZip
                  again={state.state !== 'empty'}
                  disabled={isOffline}
                  onFile={(chosen) => void choose(chosen)}
                />
              )}
            </div>
          )}
        </div>
      )}
      {dialog}
    </SettingsCard>
  );
}
