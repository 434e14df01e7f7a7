import Church from 'lucide-react/icons/church';
import { HeaderKey } from '../../ui/header-key/header-key.tsx';
import { OpenedChurchSheet, opensChurches } from './opened-church-sheet.tsx';
import * as css from './church-key.css.ts';
import { useChurchKey } from './use-church-key.ts';

/** Names the church that the person works in, and leads to another one: in the header of the back office. */
export function ChurchKey() {
  const state = useChurchKey();
  if (!state) return null;
  const { name } = state;
  return (
    <>
      <span className={css.inHeader}>
        <HeaderKey icon={Church} label="Switch church" name={`Church: ${name}`} {...opensChurches}>
          <span className={css.nameInHeader}>{name}</span>
        </HeaderKey>
      </span>
      <OpenedChurchSheet {...state} />
    </>
  );
}
