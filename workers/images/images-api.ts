/** Options for drawing a picture anew. */
export interface Redrawing {
  /** The middle of it, or all of it. */
  shape: 'square' | 'whole';
  /** Bytes. */
  atMost: number;
  /**
   * Pixels of the longer side, and how much is kept of what the eye hardly misses (from 0 to 1): the first
   * that makes it small enough. No picture becomes larger than it was.
   */
  steps: readonly { side: number; quality: number }[];
}

export interface Images {
  /**
   * The picture as WebP, or JPEG where the browser cannot write WebP, the way up that the camera noted: nothing
   * else of the file goes along. A file that cannot be read is a failure that names it.
   */
  redraw(file: Blob, how: Redrawing): Promise<Blob>;
}
