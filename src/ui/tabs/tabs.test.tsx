// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Looking() {
  const [view, setView] = useState<'home' | 'team'>('home');
  return (
    <Tabs
      label="Project"
      value={view}
      onChange={setView}
      tabs={[
        { name: 'home', label: 'Home', children: 'What is due' },
        { name: 'team', label: 'Team', count: 9, children: 'Who helps' },
      ]}
    />
  );
}

test('the chosen tab shows its view; the arrow keys choose', () => {
  render(<Looking />);
  expect(screen.getByRole('tabpanel').textContent).toBe('What is due');
  const home = screen.getByRole('tab', { name: 'Home' });
  home.focus();
  fireEvent.keyDown(home, { key: 'ArrowRight' });
  fireEvent.focus(screen.getByRole('tab', { name: 'Team 9' }));
  expect(screen.getByRole('tabpanel', { name: 'Team 9' }).textContent).toBe('Who helps');
});
