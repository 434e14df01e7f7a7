import { noteTextLength, noteTitleLength, type Note } from '#domain/demo/notes/entities.ts';
import { TitleField } from '../../../../demo/title-field.tsx';
import { GrowingArea } from '../../../../ui/field/growing-area.tsx';
import * as css from './notes.css.ts';

type Words = Pick<Note, 'title' | 'content'>;

/** Title and text of a note, one that is there or a new one. */
export function NoteFields({
  title,
  content,
  onType,
}: Words & { onType(words: Partial<Words>): void }) {
  return (
    <>
      <div className={css.titleRow}>
        <TitleField
          placeholder="Title"
          maxLength={noteTitleLength}
          value={title}
          onChange={(next) => onType({ title: next })}
        />
      </div>
      <GrowingArea
        label="Text"
        size="office"
        rows={3}
        maxLength={noteTextLength}
        value={content}
        onChange={(event) => onType({ content: event.target.value })}
      />
    </>
  );
}
