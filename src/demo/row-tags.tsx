import Plus from 'lucide-react/icons/plus';
import { type Tag, tagLength } from '#domain/demo/tag.ts';
import type { Live } from '../api/live-queries/use-live.ts';
import { Button } from '../ui/button/button.tsx';
import { Chip, Chips } from '../ui/chip/chip.tsx';
import { attempt } from '../ui/snackbar/attempt.ts';
import { TagPanel } from '../ui/tag-panel/tag-panel.tsx';
import * as css from './row-form.css.ts';
import type { TagCalls } from './tag-calls.ts';

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
  const tags = live.state === 'ready' ? live.data : [];
  const change = (ids: readonly string[], made: Tag[] = []) =>
    onChange([...tags.filter(({ id }) => ids.includes(id)), ...made]);
  const without = (id: string) => chosen.filter((one) => one !== id);
  const toggle = (id: string) => change(chosen.includes(id) ? without(id) : [...chosen, id]);
  const create = async (title: string) => change(chosen, [await calls.add(title)]);
  return (
    <div className={css.line}>
      <Chips label={words.chips}>
        {tags
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, title }) => (
            <Chip key={id} title={title} onRemove={() => change(without(id))} />
          ))}
      </Chips>
      <TagPanel
        trigger={
          <Button kind="ghost" size="small" icon={Plus}>
            {words.button}
          </Button>
        }
        tags={tags}
        chosen={chosen}
        longest={longest}
        onToggle={toggle}
        onCreate={(title) => void attempt(create(title))}
        onRename={(id, title) => void attempt(calls.rename(id, title))}
        onDelete={(id) => {
          const tag = tags.find((one) => one.id === id);
          if (tag) void calls.remove(tag);
        }}
      />
    </div>
  );
}
