import { useLayoutEffect, useRef, useState } from 'react';

/** Distance (px) from the foot that still counts as reading the last message. */
const nearby = 80;

function goToFoot(box: HTMLElement | null): void {
  box?.scrollTo({ top: box.scrollHeight });
}

/**
 * A list that begins at its foot and stays there as messages come, unless somebody reads further up:
 * then something was missed. What is put before the first message moves nothing.
 */
export function useFoot({
  count,
  older,
  lastIsMine,
}: {
  /** Messages without the older ones. */
  count: number;
  older: number;
  lastIsMine: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef({ atFoot: true, toFoot: 0 });
  const known = useRef(0);
  const [missed, setMissed] = useState(false);
  useLayoutEffect(() => {
    if (count === known.current) return;
    const isFirst = known.current === 0;
    known.current = count;
    if (isFirst || place.current.atFoot || lastIsMine) goToFoot(box.current);
    else setMissed(true);
  }, [count, lastIsMine]);
  useLayoutEffect(() => {
    if (older > 0 && box.current) {
      box.current.scrollTop = box.current.scrollHeight - place.current.toFoot;
    }
  }, [older]);
  const onScroll = () => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    const atFoot = scrollHeight - scrollTop - clientHeight < nearby;
    place.current = { atFoot, toFoot: scrollHeight - scrollTop };
    if (atFoot) setMissed(false);
  };
  return { box, onScroll, missed, toFoot: () => goToFoot(box.current) };
}
