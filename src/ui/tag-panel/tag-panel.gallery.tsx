import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Chip, Chips } from '../chip/chip.tsx';
import type { Example } from '../gallery.ts';
import type { Tag } from './tag-choice.tsx';
import { TagPanel } from './tag-panel.tsx';

function Tagging() {
  const [tags, setTags] = useState<Tag[]>([
    { id: '1', title: 'Sound' },
    { id: '2', title: 'Choir' },
    { id: '3', title: 'Prayer' },
  ]);
  const [chosen, setChosen] = useState(['2']);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <Chips label="Chosen tags">
        {tags
          .filter((tag) => chosen.includes(tag.id))
          .map((tag) => (
            <Chip key={tag.id} title={tag.title} onRemove={() => toggle(tag.id)} />
          ))}
      </Chips>
      <TagPanel
        trigger={<Button icon={Plus}>Tags</Button>}
        tags={tags}
        chosen={chosen}
        onToggle={toggle}
        onCreate={(title) => {
          setTags([...tags, { id: title, title }]);
          setChosen([...chosen, title]);
        }}
        onRename={(id, title) =>
          setTags((all) => all.map((tag) => (tag.id === id ? { id, title } : tag)))
        }
        onDelete={(id) => setTags(tags.filter((tag) => tag.id !== id))}
      />
    </>
  );
}

export const gallery: Example[] = [{ label: 'Beside a button', Example: Tagging }];
