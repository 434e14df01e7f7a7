import { life } from '../../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';

/** The address of the page, to any messenger, else to the clipboard. Who opens it sees the numbers of their own reports. */
export async function shareLink(title: string): Promise<void> {
  const url = location.href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
    } catch {
      // Closed again by the person who opened it.
    }
    return;
  }
  await navigator.clipboard.writeText(url);
  snackbars.show({
    tone: 'plain',
    text: 'Link copied. Each person sees only the numbers they have access to',
    action: null,
    life: life.plain,
  });
}
