/** A file of this device as a `data:` address, as the demo apps keep pictures and files. */
export function dataAddress(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result)));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('Not read')));
  reader.readAsDataURL(file);
  return promise;
}
