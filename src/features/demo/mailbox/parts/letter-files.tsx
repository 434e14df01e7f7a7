import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import type { Attachment } from '#domain/demo/mailbox/entities.ts';
import { FileInput } from '../../../../demo/files/file-input.tsx';
import { FileProblems } from '../../../../demo/files/file-problems.tsx';
import { limits } from '../../../../demo/files/limits.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FileTile } from '../../../../ui/file-tile/file-tile.tsx';
import type { useAttaching } from '../use-attaching.ts';
import * as css from './mailbox.css.ts';

/** Files of a mail being written, and the key that opens the device's own list of files. */
export function LetterFiles({
  files,
  attaching: { busy, take, problems, dismiss },
  onRemove,
}: {
  files: readonly Attachment[];
  attaching: ReturnType<typeof useAttaching>;
  onRemove(file: Attachment): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileProblems title="Not attached" of={problems} onDismiss={dismiss} />
      {files.length > 0 && (
        <ul className={css.files} aria-label="Attachments">
          {files.map((file) => (
            <li key={file.contentId ?? file.name}>
              <FileTile
                name={file.name}
                bytes={file.size}
                {...(file.preview !== null && { preview: file.preview })}
                onRemove={() => onRemove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={css.attach}>
        <FileInput label="Files to attach" input={input} onChoose={take} />
        <Button
          icon={Paperclip}
          size="small"
          busy={busy && 'Attaching…'}
          onClick={() => input.current?.click()}
        >
          Attach files
        </Button>
        <span className={css.found}>{limits}</span>
      </div>
    </>
  );
}
