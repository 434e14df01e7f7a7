import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, Suspense, useState } from 'react';
import type { RegisterQuestion } from '#domain/register/find-rows.ts';
import type { RegisterPage } from '#store/register/register-queries.ts';
import { Button } from '../ui/button/button.tsx';
import type { IconOf } from '../ui/icon/icon.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { latePart } from '../ui/late-part.ts';
import { Menu, MenuItem } from '../ui/menu/menu.tsx';
import { attempt } from '../ui/snackbar/attempt.ts';
import { below } from '../ui/theme/scale.ts';
import { useMedia } from '../ui/use-media.ts';
import type { ReadLetters } from './letters/read-letters.ts';
import type { RegisterView, Written } from './register-view.ts';
import type * as ways from './take-rows.tsx';

const LettersSheet = latePart(() =>
  import('./letters/letters-sheet.tsx').then((part) => part.LettersSheet),
);

/** Few take them along: the code comes when it is wanted. */
async function take(work: (take: typeof ways) => Promise<void>): Promise<void> {
  await attempt(import('./take-rows.tsx').then(work));
}

async function lettersAsked(
  view: RegisterView,
  letters: Written,
  question: RegisterQuestion,
): Promise<ReadLetters> {
  try {
    const { readLetters } = await import('./letters/read-letters.ts');
    return await readLetters(view, letters, question);
  } catch {
    return { state: 'failed' };
  }
}

interface Act {
  label: string;
  act(): void;
}

interface Key extends Act {
  icon: IconOf;
  disabled?: boolean;
  /** Ways to do it, of which one is chosen in a menu. */
  ways?: readonly Act[];
}

function WideKey({ of: { icon, label, disabled = false, act, ways } }: { of: Key }) {
  if (!ways) {
    return (
      <Button icon={icon} disabled={disabled} onClick={act}>
        {label}
      </Button>
    );
  }
  return (
    <Menu
      trigger={
        <Button icon={icon} disabled={disabled}>
          {label}
        </Button>
      }
    >
      {ways.map((way) => (
        <MenuItem key={way.label} onSelect={way.act}>
          {way.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** A phone has room for the list, and not for keys that are pressed once a month. */
function SeldomKeys({ keys }: { keys: readonly Key[] }) {
  const isPhone = useMedia(below.md);
  if (!isPhone) return keys.map((key) => <WideKey key={key.label} of={key} />);
  const acts = keys.flatMap(({ ways, ...key }) =>
    ways ? ways.map((way) => ({ ...key, ...way })) : [key],
  );
  return (
    <Menu trigger={<IconButton icon={Ellipsis} kind="secondary" label="More" />}>
      {acts.map(({ icon, label, disabled = false, act }) => (
        <MenuItem key={label} icon={icon} disabled={disabled} onSelect={act}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Actions on a list as a whole. */
export function ListKeys({
  view,
  question,
  page,
  extra,
  onNew,
  onImport,
}: {
  view: RegisterView;
  question: RegisterQuestion;
  page: RegisterPage | null;
  extra: ReactNode;
  onNew(): void;
  onImport(): void;
}) {
  const disabled = page === null || page.total === 0;
  const asTable = () => void take(({ downloadRows }) => downloadRows(view, question));
  const [asked, setAsked] = useState<Promise<ReadLetters> | null>(null);
  const { contacts, letters } = view;
  const onPaper = () => void take(({ printRows }) => printRows(view, question));
  const printWays = letters && [
    { label: 'Print the list', act: onPaper },
    {
      label: 'Print address labels',
      act: () => setAsked(lettersAsked(view, letters, question)),
    },
  ];
  const ways = contacts && [
    { label: 'Export as a table (CSV)', act: asTable },
    {
      label: 'Export as contact cards (vCard)',
      act: () =>
        void attempt(
          import('./take-contacts.ts').then((cards) =>
            cards.downloadContacts(view, contacts, question),
          ),
        ),
    },
  ];
  const taken: Key[] = [
    { icon: Download, label: 'Export', disabled, act: asTable, ...(ways && { ways }) },
    {
      icon: Printer,
      label: 'Print',
      disabled,
      act: onPaper,
      ...(printWays && { ways: printWays }),
    },
  ];
  const keys = page?.mayAdd ? [{ icon: Upload, label: 'Import', act: onImport }, ...taken] : taken;
  return (
    <>
      {extra}
      <SeldomKeys keys={keys} />
      {asked && letters && (
        <Suspense>
          <LettersSheet
            view={view}
            letters={letters}
            asked={asked}
            mayEdit={page?.mayAdd === true}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {page?.mayAdd && (
        <Button kind="primary" icon={Plus} onClick={onNew}>
          New {view.register.words.one}
        </Button>
      )}
    </>
  );
}
