import Archive from 'lucide-react/icons/archive';
import Bell from 'lucide-react/icons/bell';
import NotebookText from 'lucide-react/icons/notebook-text';
import Pencil from 'lucide-react/icons/pencil';
import type { Note } from '#domain/demo/notes/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';
import { labelTone } from '../../../../demo/tags/label-tone.ts';
import { SideEntry } from '../../../../demo/side-entry.tsx';
import * as side from '../../../../demo/side-panel.css.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { type NoteFilter, shownNotes } from '../note-filter.ts';
import * as css from './notes.css.ts';

const views = [
  { filter: { of: 'notes' }, icon: NotebookText, title: 'Notes' },
  { filter: { of: 'reminders' }, icon: Bell, title: 'Reminders' },
  { filter: { of: 'archive' }, icon: Archive, title: 'Archive' },
] as const;

const isSame = (one: NoteFilter, other: NoteFilter) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The parts of the notes that the list can show, with how many there are, and each label. */
export function NotesSide({
  notes,
  labels,
  filter,
  onChoose,
  onEditLabels,
}: {
  /** None before they are read. */
  notes: readonly Note[] | null;
  labels: readonly Tag[];
  filter: NoteFilter;
  onChoose(filter: NoteFilter): void;
  onEditLabels(): void;
}) {
  return (
    <>
      <ul className={side.entries}>
        {views.map((view) => (
          <SideEntry
            key={view.title}
            lead={<Icon of={view.icon} size="md" />}
            current={isSame(filter, view.filter)}
            amount={notes && shownNotes(notes, view.filter, '').length}
            onChoose={() => onChoose(view.filter)}
          >
            {view.title}
          </SideEntry>
        ))}
      </ul>
      <p className={side.heading} id="labels-of-notes">
        Labels
      </p>
      <ul className={side.entries} aria-labelledby="labels-of-notes">
        {labels.map(({ id, title }) => (
          <SideEntry
            key={id}
            lead={<span className={css.dots[labelTone(id)]} />}
            current={isSame(filter, { of: 'label', id })}
            onChoose={() => onChoose({ of: 'label', id })}
          >
            {title}
          </SideEntry>
        ))}
        <SideEntry lead={<Icon of={Pencil} size="md" />} onChoose={onEditLabels}>
          Edit labels
        </SideEntry>
      </ul>
    </>
  );
}
