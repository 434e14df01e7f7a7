import { fileBytes, keptBytes } from '#domain/demo/file-content.ts';
import { fileSize } from '../../ui/file-size.ts';

/** What a file and all of them may take. */
export const limits = `A file has at most ${fileSize(fileBytes)}, all of them ${fileSize(keptBytes)}, and they stay on this device.`;
