/** Ms after which a part that did not come is asked for again; sooner when the browser is online again. */
const again = 15_000;

function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('online', go);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, again);
    addEventListener('online', go);
  });
}

/**
 * Loads a part of a page, again and again while the line is broken: a part that fails to load takes the
 * page with it, and the numbers in it. Never rejects; `onMissing` is called once.
 */
export async function patiently<Part>(
  load: () => Promise<Part>,
  onMissing?: () => void,
): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      if (tries === 0) onMissing?.();
      await nextTry();
    }
  }
}
