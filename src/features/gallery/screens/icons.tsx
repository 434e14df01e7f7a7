import * as drawings from 'lucide-react/icons';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CodeBlock } from '../../../ui/code-block/code-block.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import type { IconOf } from '../../../ui/icon/icon.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { GalleryPage } from '../gallery-page.ts';
import * as css from './icons.css.ts';

type Look = keyof typeof css.looks;

const isLook = (name: string): name is Look => name in css.looks;

/** 'ArrowDown01' is the file 'arrow-down-0-1'. */
function fileOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([a-zA-Z])(\d)/g, '$1-$2')
    .toLowerCase();
}

const all = Object.entries(drawings)
  .filter(([name]) => /^[A-Z]/.test(name) && !/^Lucide|Icon$/.test(name))
  .map(([name, of]) => ({ name, of: of as IconOf }));

const sizes = [16, 20, 24, 32, 48, 64].map((px) => ({ value: String(px), label: `${px} px` }));
/** More are a search away. */
const atOnce = 240;

/** The icons of the product: searched by name, drawn in a size, with the line that uses the chosen one. */
export function Icons({ page }: { page: GalleryPage }) {
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState('24');
  const [chosen, setChosen] = useState('Church');
  const [shown, setShown] = useState(atOnce);
  const wanted = useDeferredValue(typed.trim().toLowerCase().replaceAll(' ', '-'));
  const found = all.filter(({ name }) => fileOf(name).includes(wanted));
  const look = page.path.split('/').at(-1) ?? '';
  const usage = `import ${chosen} from 'lucide-react/icons/${fileOf(chosen)}';\n\n<Icon of={${chosen}} />`;
  return (
    <>
      <CodeBlock label="Usage" language="tsx" code={usage} />
      <div className={css.tools}>
        <TextField
          label="Search icons"
          icon={Search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select label="Size" options={sizes} value={size} onChange={setSize} />
      </div>
      <output className={css.none}>
        {found.length === 0 ? 'No results found!' : `${found.length} icons`}
      </output>
      <ul className={css.grid} aria-label={page.title}>
        {found.slice(0, shown).map(({ name, of: Drawing }) => (
          <li key={name}>
            <button
              type="button"
              className={css.icon}
              aria-pressed={name === chosen}
              onClick={() => setChosen(name)}
            >
              <Drawing
                size={`${Number(size) / 16}rem`}
                aria-hidden="true"
                {...(isLook(look) && { className: css.looks[look] })}
              />
              {fileOf(name)}
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + atOnce)}>Show {atOnce} more</Button>
      )}
    </>
  );
}
