import {
  type Attachment,
  attachmentNameLength,
  attachmentTypeLength,
} from '#domain/demo/mailbox/entities.ts';
import { attachFile } from '#domain/demo/mailbox/operations.ts';
import { callDemo } from '../../../api/demo.ts';
import { previewOf } from '../../../demo/files/preview-of.ts';
import { useKeptFiles } from '../../../demo/files/use-kept-files.ts';

/** The end of a long name says what the file is. */
function shortened(name: string): string {
  if (name.length <= attachmentNameLength) return name;
  const end = name.slice(-20);
  return `${name.slice(0, attachmentNameLength - end.length - 1)}…${end}`;
}

async function attach(file: File, content: string): Promise<Attachment> {
  return callDemo(attachFile, {
    file: {
      name: shortened(file.name),
      type: file.type.slice(0, attachmentTypeLength),
      content,
      preview: await previewOf(file),
    },
  });
}

/** Keeps the files that somebody chooses or drops for a mail, and tells those that could not be kept. */
export function useAttaching(onKept: (files: Attachment[]) => void) {
  return useKeptFiles({ keep: attach, done: 'attached', onKept });
}
