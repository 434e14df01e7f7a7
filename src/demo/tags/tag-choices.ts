import type { Tag } from '#domain/demo/tag.ts';
import { attempt } from '../../ui/snackbar/attempt.ts';
import type { TagChoiceProps } from '../../ui/tag-panel/tag-choice.tsx';
import type { TagCalls } from './tag-calls.ts';

/** Acts of the panel that chooses the tags of a row, and that makes, renames and deletes them for all rows. */
export function tagChoices({
  tags,
  chosen,
  calls,
  onChange,
}: {
  tags: readonly Tag[];
  /** Ids. */
  chosen: readonly string[];
  calls: TagCalls;
  onChange(chosen: Tag[]): void;
}): Omit<TagChoiceProps, 'longest'> {
  const change = (ids: readonly string[], made: Tag[] = []) =>
    onChange([...tags.filter(({ id }) => ids.includes(id)), ...made]);
  const create = async (title: string) => change(chosen, [await calls.add(title)]);
  return {
    tags,
    chosen,
    onToggle: (id) =>
      change(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    onCreate: (title) => void attempt(create(title)),
    onRename: (id, title) => void attempt(calls.rename(id, title)),
    onDelete: (id) => {
      const tag = tags.find((one) => one.id === id);
      if (tag) void calls.remove(tag);
    },
  };
}
