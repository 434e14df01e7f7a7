import type { Item } from './item.ts';

/** A picture as somebody chose it, under the id that it will have everywhere. */
export interface NewPicture {
  id: string;
  type: string;
  bytes: ArrayBuffer;
}

/** A picture that an item needs, until the server has it. As bytes: not every browser keeps a blob for long. */
export interface WaitingPicture extends Omit<NewPicture, 'bytes'> {
  /** Missing where its author is away, who alone sends it. */
  bytes?: ArrayBuffer;
  /** Id of the item that goes after it; of one that was added to a draft, there only once that is submitted. */
  item: string;
  /** Submission id of the draft that it was added to. */
  draft?: string;
  accountId: string;
  /** ISO, the device's clock. */
  takenAt: string;
}

export function waitingPicture(
  { id: item, accountId, capturedAt: takenAt }: Item,
  picture: NewPicture,
): WaitingPicture {
  return { ...picture, item, accountId, takenAt };
}
