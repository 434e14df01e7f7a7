/** Longest side (px) of what is looked at: a code in the frame has several pixels a module, and a phone is quick enough. */
const longest = 800;

type Source = HTMLVideoElement | ImageBitmap;

function sizeOf(source: Source): { width: number; height: number } {
  return source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };
}

/** Text of the code in a picture; null where there is none that can be read. */
export async function readCode(source: Source, canvas: OffscreenCanvas): Promise<string | null> {
  const { default: decode } = await import('qr/decode.js');
  const { width, height } = sizeOf(source);
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) return null;
  drawing.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return decode({ width: canvas.width, height: canvas.height, data });
  } catch {
    // It throws where it finds no code: most frames have none.
    return null;
  }
}

/** Text of the code in a chosen picture. */
export async function readFile(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file);
  try {
    return await readCode(bitmap, new OffscreenCanvas(1, 1));
  } finally {
    bitmap.close();
  }
}
