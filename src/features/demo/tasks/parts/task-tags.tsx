import Plus from 'lucide-react/icons/plus';
import { tagLength, type Task } from '#domain/demo/tasks/entities.ts';
import { addTag, changeTag, deleteTag } from '#domain/demo/tasks/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Chip, Chips } from '../../../../ui/chip/chip.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { TagPanel } from '../../../../ui/tag-panel/tag-panel.tsx';
import { tagsHere } from '../here.ts';
import * as css from './task-form.css.ts';

/** The tags of a task, and the panel that also makes, renames and deletes them for all tasks. */
export function TaskTags({
  shown: { tags: chosen },
  onChange,
}: {
  shown: Pick<Task, 'tags'>;
  onChange(tags: string[]): void;
}) {
  const live = useLive(tagsHere);
  const tags = live.state === 'ready' ? live.data : [];
  const without = (id: string) => chosen.filter((one) => one !== id);
  const toggle = (id: string) => onChange(chosen.includes(id) ? without(id) : [...chosen, id]);
  const create = async (title: string) => {
    const { id } = await callDemo(addTag, { tag: { title } });
    onChange([...chosen, id]);
  };
  return (
    <div className={css.line}>
      <Chips label="Tags of this task">
        {tags
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, title }) => (
            <Chip key={id} title={title} onRemove={() => onChange(without(id))} />
          ))}
      </Chips>
      <TagPanel
        trigger={
          <Button kind="ghost" size="small" icon={Plus}>
            Tags
          </Button>
        }
        tags={tags}
        chosen={chosen}
        longest={tagLength}
        onToggle={toggle}
        onCreate={(title) => void attempt(create(title))}
        onRename={(id, title) => void attempt(callDemo(changeTag, { id, tag: { title } }))}
        onDelete={(id) => void attempt(callDemo(deleteTag, { id }))}
      />
    </div>
  );
}
