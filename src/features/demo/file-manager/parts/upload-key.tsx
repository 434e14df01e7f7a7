import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { FileInput } from '../../../../demo/files/file-input.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';

/** Opens the device's own list of files. */
export function UploadKey({ busy, onChoose }: { busy: boolean; onChoose(files: FileList): void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  useShortcuts({ '/': choose });
  return (
    <>
      <FileInput label="Files to upload" input={input} onChoose={onChoose} />
      <Tooltip text="Upload files" keys="Ctrl /">
        <Button kind="primary" icon={Upload} busy={busy && 'Uploading…'} onClick={choose}>
          Upload
        </Button>
      </Tooltip>
    </>
  );
}
