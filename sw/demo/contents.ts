import { bytesOf, type FileContent, keptBytes } from '#domain/demo/file-content.ts';
import { Failure } from '#domain/errors.ts';
import type { DemoDatabase } from '#store/demo/database.ts';

async function bytesKept(demo: DemoDatabase): Promise<number> {
  // The index alone: the contents are megabytes.
  const sizes = await demo.fileContent.orderBy('size').keys();
  return sizes.reduce<number>((sum, size) => sum + Number(size), 0);
}

/** Keeps the content of a file on this device, where there is room. Inside of a transaction over the table. */
export async function keepContent(
  demo: DemoDatabase,
  content: Omit<FileContent, 'size'>,
): Promise<void> {
  const size = bytesOf(content.address);
  if ((await bytesKept(demo)) + size > keptBytes) {
    throw new Failure(
      'out_of_space',
      'The demo apps keep files of at most 50 MB on this device. Delete some files first',
    );
  }
  await demo.fileContent.add({ ...content, size });
}
