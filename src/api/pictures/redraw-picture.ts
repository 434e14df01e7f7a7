import { Failure } from '#domain/errors.ts';
import address from '../../../workers/images/images.worker.ts?worker&url';
import type { Images, Redrawing } from '../../../workers/images/images-api.ts';
import { redrawn, type SurfaceOf } from '../../../workers/images/redraw.ts';
import { workerClient } from '../workers/worker-client.ts';

const ask = workerClient<Images>(address);

const surfaceOfPage: SurfaceOf = (size) => {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  return {
    context,
    coded: (type, quality) => new Promise((done) => canvas.toBlob(done, type, quality)),
  };
};

/** See `Images.redraw`. The page itself draws where no worker can: an old browser, or a script that is out of reach. */
export async function redrawPicture(file: Blob, how: Redrawing): Promise<Blob> {
  const inPage = () => redrawn(file, how, surfaceOfPage);
  if (!('OffscreenCanvas' in globalThis)) return inPage();
  try {
    return await ask((images) => images.redraw(file, how));
  } catch (error) {
    if (error instanceof Failure) throw error;
    return inPage();
  }
}
