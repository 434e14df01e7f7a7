import { Failure } from '#domain/errors.ts';
import { exportPath } from '#domain/tenant-export/paths.ts';
import { askForZip, nameOfZip } from '../../../api/calls/ask-for-zip.ts';
import { saveBlob } from '../../../ui/save-file.ts';

const cutOff = 'The download was cut off. Check the network and try again';

function counted(received: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(part, controller) {
      bytes += part.byteLength;
      received(bytes);
      controller.enqueue(part);
    },
  });
}

/**
 * Saves everything of the organisation as a file. The browser keeps what has come on its disk, so that no memory has to hold
 * all of it. `received`: how many bytes so far; how many there will be, nobody knows before the end.
 */
export async function downloadEverything(
  received: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await askForZip(exportPath, {}, signal);
  if (response.body === null) throw new Failure('unavailable', cutOff);
  const file = await new Response(response.body.pipeThrough(counted(received)))
    .blob()
    .catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      throw new Failure('unavailable', cutOff, { cause });
    });
  saveBlob(nameOfZip(response, 'organisation.zip'), file);
}
