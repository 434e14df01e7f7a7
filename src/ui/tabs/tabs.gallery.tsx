import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Tabs } from './tabs.tsx';

function Looking() {
  const [view, setView] = useState<'overview' | 'members' | 'reports'>('overview');
  return (
    <Tabs
      label="Harare cell"
      value={view}
      onChange={setView}
      tabs={[
        { name: 'overview', label: 'Overview', children: <p>Tuesdays at 18:00.</p> },
        { name: 'members', label: 'Members', count: 14, children: <p>Fourteen people.</p> },
        { name: 'reports', label: 'Reports', children: <p>Two this month.</p> },
      ]}
    />
  );
}

export const gallery: Example[] = [{ label: 'Views of a group', Example: Looking }];
