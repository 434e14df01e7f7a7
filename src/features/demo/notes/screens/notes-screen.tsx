import NotebookText from 'lucide-react/icons/notebook-text';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { Note } from '#domain/demo/notes/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { LabelsSheet } from '../../../../demo/tags/labels-sheet.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { useSidePanel } from '../../../../demo/use-side-panel.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Masonry } from '../../../../ui/masonry/masonry.tsx';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { callsOfLabels, labelsHere, notesHere } from '../here.ts';
import { filterTitle, type NoteFilter, shownNotes } from '../note-filter.ts';
import { NewNote } from '../parts/new-note.tsx';
import { NoteCard } from '../parts/note-card.tsx';
import { NoteSheet } from '../parts/note-sheet.tsx';
import { NotesSide } from '../parts/notes-side.tsx';
import { useColumns } from '../parts/use-columns.ts';

/** The dialog over the list. */
type Open = { is: 'new' } | { is: 'note'; id: string } | { is: 'labels' } | null;

const words = {
  icon: NotebookText,
  what: 'your notes',
  failed: 'The notes cannot be read',
  empty: {
    title: 'No notes yet',
    text: 'Write the first one, and it is here, also without a connection.',
  },
};

function NothingFound({ searched, filter }: { searched: boolean; filter: NoteFilter }) {
  if (searched) {
    return (
      <EmptyState icon={Search} title="No note says this">
        Try other words, or look in another part of your notes.
      </EmptyState>
    );
  }
  const title = filter.of === 'archive' ? 'Nothing in the archive' : 'No notes here';
  return (
    <EmptyState icon={NotebookText} title={title}>
      {filter.of === 'label' && 'Open a note and choose this label.'}
      {filter.of === 'reminders' && 'Open a note and choose when it reminds you.'}
      {filter.of === 'archive' && 'Archive a note that you want to keep out of the way.'}
      {filter.of === 'notes' && 'Write one, or look in the archive.'}
    </EmptyState>
  );
}

function Cards({ notes, onOpen }: { notes: readonly Note[]; onOpen(id: string): void }) {
  return (
    <Masonry label="All notes shown" items={notes} columns={useColumns()} itemKey={({ id }) => id}>
      {(note) => <NoteCard note={note} onOpen={() => onOpen(note.id)} />}
    </Masonry>
  );
}

function Dialog({
  open,
  labels: all,
  filter,
  setOpen,
}: {
  open: Open;
  labels: readonly Tag[];
  filter: NoteFilter;
  setOpen(open: Open): void;
}) {
  const onClose = () => setOpen(null);
  if (open === null) return null;
  if (open.is === 'labels')
    return <LabelsSheet labels={all} calls={callsOfLabels} onClose={onClose} />;
  if (open.is === 'note') return <NoteSheet key={open.id} id={open.id} onClose={onClose} />;
  const labels = filter.of === 'label' ? [filter.id] : [];
  return <NewNote labels={labels} onMade={(id) => setOpen({ is: 'note', id })} onClose={onClose} />;
}

/** S2-080: all notes, chosen from by label and by words; one of them opens over the list. */
export function NotesScreen({ menu }: { menu: ReactNode }) {
  const list = useLive(notesHere);
  const live = useLive(labelsHere);
  const labels = live.state === 'ready' ? live.data : [];
  const [chosen, setFilter] = useState<NoteFilter>({ of: 'notes' });
  const gone =
    chosen.of === 'label' && live.state === 'ready' && !labels.some(({ id }) => id === chosen.id);
  const filter: NoteFilter = gone ? { of: 'notes' } : chosen;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const [open, setOpen] = useState<Open>(null);
  const write = () => setOpen({ is: 'new' });
  useShortcuts({ '/': write });
  const { side, sideKey } = useSidePanel('Labels and archive', (close) => (
    <NotesSide
      notes={list.state === 'ready' ? list.data : null}
      labels={labels}
      filter={filter}
      onChoose={(next) => {
        setFilter(next);
        close();
      }}
      onEditLabels={() => {
        close();
        setOpen({ is: 'labels' });
      }}
    />
  ));
  const actions = (
    <>
      {sideKey}
      <SearchBox label="Search notes" value={typed} onChange={setTyped} />
      {menu}
      <Tooltip text="New note" keys="Ctrl /">
        <Button kind="primary" icon={Plus} onClick={write}>
          New note
        </Button>
      </Tooltip>
    </>
  );
  return (
    <DemoPage
      title={filterTitle(filter, labels)}
      actions={actions}
      side={side}
      list={list}
      words={words}
      opened={<Dialog open={open} labels={labels} filter={filter} setOpen={setOpen} />}
    >
      {(all) => {
        const notes = shownNotes(all, filter, search);
        return notes.length > 0 ? (
          <Cards notes={notes} onOpen={(id) => setOpen({ is: 'note', id })} />
        ) : (
          <NothingFound searched={search.trim() !== ''} filter={filter} />
        );
      }}
    </DemoPage>
  );
}
