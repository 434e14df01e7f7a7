import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { flips } from '../../../../ui/icon/flips.css.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import * as css from './inventory.css.ts';

/** Pictures of a product, one after the other and round again. */
export function ProductImages({ name, images }: { name: string; images: readonly string[] }) {
  const [at, setAt] = useState(0);
  const { length } = images;
  const shown = images[at];
  if (shown === undefined) {
    return (
      <div className={css.noPicture}>
        <Icon of={ImageIcon} size="xl" />
        No picture
      </div>
    );
  }
  const turn = (steps: number) => setAt((at + steps + length) % length);
  const words = `${at + 1} of ${length}`;
  return (
    <div className={css.pictures}>
      <img src={shown} alt={`${name}, ${words}`} className={css.picture} />
      {length > 1 && (
        <div className={css.turning}>
          <IconButton
            icon={ChevronLeft}
            className={flips}
            kind="secondary"
            label="Picture before"
            onClick={() => turn(-1)}
          />
          <output className={css.muted}>{words}</output>
          <IconButton
            icon={ChevronRight}
            className={flips}
            kind="secondary"
            label="Picture after"
            onClick={() => turn(1)}
          />
        </div>
      )}
    </div>
  );
}
