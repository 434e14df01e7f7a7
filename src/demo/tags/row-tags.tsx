import Plus from 'lucide-react/icons/plus';
import { type Tag, tagLength } from '#domain/demo/tag.ts';
import type { Live } from '../../api/live-queries/use-live.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { TagPanel } from '../../ui/tag-panel/tag-panel.tsx';
import * as css from '../row-form.css.ts';
import type { TagCalls } from './tag-calls.ts';
import { tagChoices } from './tag-choices.ts';

/** The tags of what is open, and the panel that also makes, renames and deletes them for all rows. */
export function RowTags({
  words,
  live,
  chosen,
  calls,
  longest = tagLength,
  onChange,
}: {
  /** Of the chips: 'Tags of this task'; of the button: 'Tags'. */
  words: { chips: string; button: string };
  live: Live<readonly Tag[]>;
  /** Ids. */
  chosen: readonly string[];
  calls: TagCalls;
  /** Longest title, in letters. */
  longest?: number;
  onChange(chosen: Tag[]): void;
}) {
  // A choice made before the tags are known would drop those that the row has.
  if (live.state !== 'ready') return <div className={css.line} />;
  const tags = live.data;
  const choices = tagChoices({ tags, chosen, calls, onChange });
  return (
    <div className={css.line}>
      <Chips label={words.chips}>
        {tags
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, title }) => (
            <Chip key={id} title={title} onRemove={() => choices.onToggle(id)} />
          ))}
      </Chips>
      <TagPanel
        trigger={
          <Button kind="ghost" size="small" icon={Plus}>
            {words.button}
          </Button>
        }
        longest={longest}
        {...choices}
      />
    </div>
  );
}
