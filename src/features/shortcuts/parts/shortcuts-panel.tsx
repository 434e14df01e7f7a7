import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useReducer } from 'react';
import { addShortcut, changeShortcut, removeShortcut } from '#domain/shell/shortcut-operations.ts';
import type { ShortcutFields } from '#domain/shell/shortcuts.ts';
import { newId } from '#domain/values/new-id.ts';
import { shortcutsOf } from '#store/shell/shortcuts.ts';
import { call } from '../../../api/calls/call.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Panel, PanelHead } from '../../../ui/panel/panel.tsx';
import type { PanelProps } from '../../../ui/panel/panel-button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { type Mode, next, opened, type Step, titleOf } from '../modes.ts';
import { ShortcutForm } from './shortcut-form.tsx';
import { ShortcutTiles } from './shortcut-tiles.tsx';

type Formed = Extract<Mode, { kind: 'add' | 'edit' }>;

/** The form stays with what was typed when nothing could be kept. */
async function save(mode: Formed, fields: ShortcutFields): Promise<boolean> {
  const submission = { id: newId() };
  if (mode.kind === 'add') {
    return attempt(call(addShortcut, { shortcut: fields }, submission));
  }
  const { id } = mode.shortcut;
  return attempt(call(changeShortcut, { id, shortcut: { ...fields, id } }, submission));
}

function remove(id: string): Promise<boolean> {
  return attempt(call(removeShortcut, { id }, { id: newId() }));
}

function Form({ mode, step }: { mode: Formed; step(step: Step): void }) {
  const shortcut = mode.kind === 'edit' ? mode.shortcut : null;
  const finish = async (work: Promise<boolean>) => {
    if (await work) step({ kind: 'done' });
  };
  return (
    <ShortcutForm
      shortcut={shortcut}
      onSave={(fields) => void finish(save(mode, fields))}
      onDelete={() => shortcut && void finish(remove(shortcut.id))}
      onCancel={() => step({ kind: 'cancel' })}
    />
  );
}

function Tiles({ mode, step, close }: { mode: Mode; step(step: Step): void; close(): void }) {
  const live = useLive(shortcutsOf);
  if (live.state !== 'ready') return <Skeleton what="shortcuts" />;
  return (
    <ShortcutTiles
      shortcuts={live.data}
      onEdit={mode.kind === 'modify' ? (shortcut) => step({ kind: 'choose', shortcut }) : null}
      onFollow={close}
    />
  );
}

function Content({ close }: { close(): void }) {
  const [mode, step] = useReducer(next, opened);
  const isForm = mode.kind === 'add' || mode.kind === 'edit';
  return (
    <>
      <PanelHead title={titleOf(mode)}>
        {!isForm && (
          <>
            <IconButton
              icon={Pencil}
              label="Edit shortcuts"
              aria-pressed={mode.kind === 'modify'}
              onClick={() => step({ kind: 'toggleEditing' })}
            />
            <IconButton icon={Plus} label="Add a shortcut" onClick={() => step({ kind: 'plus' })} />
          </>
        )}
      </PanelHead>
      {isForm ? <Form mode={mode} step={step} /> : <Tiles mode={mode} step={step} close={close} />}
    </>
  );
}

export function ShortcutsPanel({ trigger }: PanelProps) {
  return (
    <Panel trigger={trigger} label="Shortcuts">
      {(close) => <Content close={close} />}
    </Panel>
  );
}
