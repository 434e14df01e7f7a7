import { fileBytes } from '#domain/demo/file-content.ts';
import { Failure } from '#domain/errors.ts';
import { fileSize } from '../../ui/file-size.ts';
import { dataAddress } from '../data-address.ts';

/** Keeps a file, whose content is a `data:` address. */
export type KeepFile<Kept> = (file: File, content: string) => Promise<Kept>;

/** Outcome for the files that somebody chose. */
export interface KeptFiles<Kept> {
  kept: Kept[];
  /** A sentence for each that was not. */
  problems: string[];
}

/** A browser writes nothing at all for a file without content. */
const nothing = 'data:;base64,';

function contentOf(file: File): Promise<string> | string {
  if (file.size > fileBytes) {
    throw new Failure(
      'too_large',
      `it has ${fileSize(file.size)}. Choose a file of at most ${fileSize(fileBytes)}`,
    );
  }
  return file.size === 0 ? nothing : dataAddress(file);
}

/**
 * Keeps files on this device, one after the other. One that cannot be kept does not stop the others.
 * @param done 'uploaded'
 */
export async function keepFiles<Kept>(
  files: readonly File[],
  keep: KeepFile<Kept>,
  done: string,
): Promise<KeptFiles<Kept>> {
  const outcome: KeptFiles<Kept> = { kept: [], problems: [] };
  for (const file of files) {
    try {
      outcome.kept.push(await keep(file, await contentOf(file)));
    } catch (error) {
      const why =
        error instanceof Failure ? error.message : 'it could not be read. Choose it again';
      outcome.problems.push(`“${file.name}” was not ${done}: ${why}.`);
    }
  }
  return outcome;
}
