/** Seven ways to frame a page about an account. Their names are part of the addresses (S2-096). */
export const frames = [
  'classic',
  'modern',
  'modern-reversed',
  'split-screen',
  'split-screen-reversed',
  'fullscreen',
  'fullscreen-reversed',
] as const;
export type Frame = (typeof frames)[number];

export function isFrame(name: string): name is Frame {
  return (frames as readonly string[]).includes(name);
}
