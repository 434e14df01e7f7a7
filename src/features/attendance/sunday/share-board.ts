import type { SundayBoard } from '#domain/attendance/board/sunday-board.ts';
import { saveBlob, saveFile } from '../../../ui/save-file.ts';
import { life } from '../../../ui/snackbar/snackbar.css.ts';
import { errorSnack, snackbars } from '../../../ui/snackbar/snackbars.ts';
import { boardPicture } from './board-picture.ts';
import { sharedWords } from './board-words.ts';

interface Shared {
  board: SundayBoard;
  date: string;
  /** Of the organisation. */
  tenant: string;
}

function say(text: string): void {
  snackbars.show({ tone: 'success', text, action: null, life: life.error });
}

/** Whether the device's own sheet took it, or its person closed the sheet: both are an end. */
async function shared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || ('canShare' in navigator && !navigator.canShare(data)))
    return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Hands the day's totals to a messenger as words; where the device shares nothing, they are copied, else saved. */
export async function shareWords({ board, date, tenant }: Shared): Promise<void> {
  const text = sharedWords(board, { date, tenant });
  if (await shared({ text })) return;
  try {
    await navigator.clipboard.writeText(text);
    say('Totals copied. Paste them into a message');
  } catch {
    saveFile(`totals-${date}.txt`, text, 'text/plain');
    say('Totals saved as a file');
  }
}

/** The same as a picture; where the device shares no files, it is saved. */
export async function sharePicture({ board, date, tenant }: Shared): Promise<void> {
  const name = `totals-${date}.png`;
  const png = await boardPicture(board, { date, tenant }).catch(() => null);
  if (!png) {
    snackbars.show(errorSnack('The picture could not be made. Share the totals as words.'));
    return;
  }
  const file = new File([png], name, { type: png.type });
  if (await shared({ files: [file], title: name })) return;
  saveBlob(name, png);
  say('Picture saved. Send it from your pictures or downloads');
}
