import type { Person } from '#domain/people/entities.ts';
import { dataZipPath } from '#domain/privacy/data-zip-path.ts';
import { askForZip, nameOfZip } from '../../api/calls/ask-for-zip.ts';
import { saveBlob } from '../../ui/save-file.ts';

/** Saves everything that is kept about a person as a zip, with their pictures. The server writes down that it was taken. */
export async function downloadData({ id, churchId }: Person): Promise<void> {
  const response = await askForZip(dataZipPath(id), { churchId });
  saveBlob(nameOfZip(response, 'data-of-person.zip'), await response.blob());
}
