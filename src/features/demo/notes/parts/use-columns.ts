import { from } from '../../../../ui/theme/scale.ts';
import { useMedia } from '../../../../ui/use-media.ts';

/** How many cards stand beside each other. */
export function useColumns(): number {
  const five = useMedia('(min-width: 110em)');
  const four = useMedia(from.xl);
  const three = useMedia('(min-width: 80em)');
  const two = useMedia(from.sm);
  if (five) return 5;
  if (four) return 4;
  if (three) return 3;
  return two ? 2 : 1;
}
