import { fileBytes, keptBytes } from '#domain/demo/file-content.ts';
import { fileSize } from '../../ui/file-size.ts';

/** Sentence about the room that one file and all files may take. */
export const limits = `A file has at most ${fileSize(fileBytes)}, all of them ${fileSize(keptBytes)}, and they stay on this device.`;
