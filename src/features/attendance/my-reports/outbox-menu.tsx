import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useRef } from 'react';
import { Failure } from '#domain/errors.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { LazyTrigger } from '../../../ui/lazy-trigger.tsx';
import { errorSnack, snackbars } from '../../../ui/snackbar/snackbars.ts';
import { preloadPart } from '../../../ui/preload-part.tsx';
import * as css from './my-reports.css.ts';

const choices = preloadPart(() =>
  import('./outbox-choices.tsx').then((part) => part.OutboxChoices),
);

function showSnack(text: string): void {
  snackbars.show(errorSnack(text));
}

/** Says what became of it, in the words of the failure where it has some. */
async function showResult(work: Promise<string>): Promise<void> {
  showSnack(
    await work.catch((error: unknown) =>
      error instanceof Failure ? `${error.message}.` : 'This did not work. Try again.',
    ),
  );
}

function reports(count: number): string {
  return count === 1 ? '1 report' : `${count} reports`;
}

async function save(): Promise<string> {
  const { saveOutbox } = await import('./outbox-files.ts');
  const count = await saveOutbox();
  if (count === 0) return 'Nothing waiting. All your reports are sent.';
  return `${reports(count)} saved to a file. They also stay here and are sent.`;
}

async function add(file: Blob): Promise<string> {
  const { addFromFile } = await import('./outbox-files.ts');
  const count = await addFromFile(file);
  if (count === 0) return 'This device knows these reports already.';
  return `${reports(count)} added. They are sent under your name.`;
}

async function exported(): Promise<void> {
  const { downloadMyReports } = await import('./download-my-reports.ts');
  await downloadMyReports().catch(() => showSnack('This did not work. Try again.'));
}

/** Menu that saves this device's waiting items as a file, and loads them: for a device that will not send any more. */
export function OutboxMenu() {
  const input = useRef<HTMLInputElement>(null);
  const button = (
    <IconButton icon={EllipsisVertical} label="More" size="touch" className={css.outEnd} />
  );
  return (
    <>
      <LazyTrigger button={button} opens="menu" preload={choices.preload}>
        {(trigger) => (
          <choices.Part
            trigger={trigger}
            onExport={() => void exported()}
            onSave={() => void showResult(save())}
            onAdd={() => input.current?.click()}
          />
        )}
      </LazyTrigger>
      <input
        ref={input}
        className={css.fileInput}
        type="file"
        accept="application/json,.json"
        aria-label="File of waiting reports"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void showResult(add(file));
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
