import Church from 'lucide-react/icons/church';
import { narrow, wide } from '../../layouts/usher/usher-layout.css.ts';
import { buttonLook } from '../../ui/button/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { OpenedChurchSheet, opensChurches } from './opened-church-sheet.tsx';
import { useChurchKey } from './use-church-key.ts';

/** The title of the page is whole beside it, on a phone of 390 px. */
const beside = { paddingInline: 0, minWidth: '3rem', marginInline: '-0.5rem' };

/** The same for who counts, in styles that their form has: a phone shows the icon alone. */
export function UsherChurchKey() {
  const state = useChurchKey();
  // With large letters, or on the smallest phone, the title needs its place: the menu of the person has the choice too.
  const hasRoom = useMedia('(min-width: 22em)');
  if (!state) return null;
  const key = { type: 'button', 'aria-label': `Church: ${state.name}`, ...opensChurches } as const;
  return (
    <>
      {hasRoom && (
        <button
          className={cx(narrow, buttonLook({ kind: 'ghost', size: 'touch' }))}
          style={beside}
          {...key}
        >
          <Icon of={Church} size="xl" />
        </button>
      )}
      <button className={cx(wide, buttonLook({ size: 'touch' }))} {...key}>
        <Icon of={Church} size="md" />
        {state.name}
      </button>
      <OpenedChurchSheet {...state} />
    </>
  );
}
