import type { Example } from '../gallery.ts';
import { CodeBlock } from './code-block.tsx';

const code = `// Only a result that names an item's id moves it.
const item = await call(submitChurchReport, { date: '2026-11-22', attendance: 342 });
if (item.state === 'saved') show('Saved on this device');`;

export const gallery: Example[] = [
  {
    label: 'TypeScript',
    Example: () => <CodeBlock label="Submitting" language="tsx" code={code} />,
  },
  {
    label: 'JSON',
    Example: () => (
      <CodeBlock label="Settings" language="json" code={'{ "scheme": "dark", "steps": 4 }'} />
    ),
  },
];
