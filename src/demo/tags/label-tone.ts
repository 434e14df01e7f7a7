/** In this order the labels that the app begins with have each tone once. */
const tones = ['neutral', 'violet', 'info', 'success', 'warning', 'accent'] as const;
export type LabelTone = (typeof tones)[number];

/** The colour of a label. It follows from its id, so that it stays when others come and go. */
export function labelTone(id: string): LabelTone {
  const sum = Array.from(id, (sign) => sign.charCodeAt(0)).reduce((one, other) => one + other, 0);
  return tones[(sum + 2) % tones.length] ?? 'neutral';
}
