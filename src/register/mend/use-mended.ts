import { useState } from 'react';
import type { RefusedRow } from '#store/register/refused-rows.ts';

/** A form opens only with 'here': one that opens sooner would begin another row, with a draft of its own. */
export type Mended =
  | { state: 'waiting' }
  | { state: 'failed' }
  | { state: 'gone' }
  | {
      state: 'here';
      /** Undefined where nothing is mended, and once it was sent again. */
      refused: RefusedRow | undefined;
    };

/** Those that were refused, as far as they are known. */
export type AllRefused = readonly RefusedRow[] | 'waiting' | 'failed';

/** The refused item that an address asks to mend (`id`), if it asks for one. Its form stays while it is sent, when it is refused no more. */
export function useMended(id: string | undefined, all: AllRefused): Mended {
  const [opened, setOpened] = useState<string>();
  const refused = typeof all === 'string' ? undefined : all.find(({ itemId }) => itemId === id);
  if (refused && opened !== id) setOpened(id);
  if (refused || opened === id) return { state: 'here', refused };
  return { state: typeof all === 'string' ? all : 'gone' };
}
