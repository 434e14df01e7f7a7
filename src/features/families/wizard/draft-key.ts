/** Key of the draft of a new family. Another number for a draft of another shape. `mends`: the family that was refused. */
export function draftKey(mends?: string): string {
  return ['families:wizard 1', mends].filter(Boolean).join(' ');
}
