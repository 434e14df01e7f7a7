// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Bell from 'lucide-react/icons/bell';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderAt } from '../../../tests/support/in-router.tsx';
import { LinkTo } from './link-to.tsx';
import { Panel, PanelHead } from './panel.tsx';
import { PanelButton, type PanelProps } from './panel-button.tsx';
import { PanelRow } from './panel-row.tsx';

afterEach(cleanup);

function Notes({ trigger }: PanelProps) {
  return (
    <Panel trigger={trigger} label="Notes">
      {(close) => (
        <>
          <PanelHead title="Notes - all" />
          <button type="button" onClick={close}>
            Done
          </button>
        </>
      )}
    </Panel>
  );
}

const open = async () => {
  render(<PanelButton icon={Bell} label="Notes" waiting={3} panel={Notes} />);
  screen.getByRole('button', { name: 'Notes, 3 unread' }).click();
  return screen.findByRole('dialog', { name: 'Notes' });
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a button and its panel', () => {
  test('it opens with the focus in it; Escape closes it and gives the focus back', async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await closed();
    const button = screen.getByRole('button', { name: 'Notes, 3 unread' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    fireEvent.click(button);
    await screen.findByRole('dialog', { name: 'Notes' });
  });

  test('its own key closes it, and so does what is in it', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await closed();
    fireEvent.click(screen.getByRole('button', { name: 'Notes, 3 unread' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await closed();
  });

  test('a count above 99 is short, and nothing is said of 0', () => {
    const { rerender } = render(
      <PanelButton icon={Bell} label="Notes" waiting={120} panel={Notes} />,
    );
    expect(screen.getByRole('button', { name: 'Notes, 99+ unread' }).textContent).toBe('99+');
    rerender(<PanelButton icon={Bell} label="Notes" panel={Notes} />);
    expect(screen.getByRole('button', { name: 'Notes' }).textContent).toBe('');
  });
});

const row = { icon: Bell, hue: 2, title: 'Camp', words: '184 places', time: '09:12' };

test('a row says that it is unread, turns over, goes, and leads somewhere', async () => {
  const actions = { onFollow: vi.fn(), onToggle: vi.fn(), onRemove: vi.fn() };
  await renderAt('/here', <PanelRow {...row} {...actions} read={false} link="/there" useRouter />);
  expect(screen.getByRole('link').textContent).toBe('Unread: Camp184 places09:12');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  fireEvent.click(screen.getByRole('link'));
  expect(
    [actions.onToggle, actions.onRemove, actions.onFollow].map((act) => act.mock.calls.length),
  ).toEqual([1, 1, 1]);
});

describe('where something leads', () => {
  test('S3-002 inside the app without loading it, with what follows the path', async () => {
    const router = await renderAt(
      '/here',
      <LinkTo link="/apps/tasks?filter=open#end" useRouter>
        Tasks
      </LinkTo>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Tasks' }));
    await waitFor(() => expect(router.state.location.href).toBe('/apps/tasks?filter=open#end'));
  });

  test('S3-003 a plain address, beside the app where it is another server', async () => {
    await renderAt(
      '/here',
      <>
        <LinkTo link="/reset.html" useRouter={false}>
          Reset
        </LinkTo>
        <LinkTo link="https://example.org/" useRouter={false}>
          Sheet
        </LinkTo>
      </>,
    );
    const [ours, theirs] = screen.getAllByRole('link');
    expect(ours?.getAttribute('href')).toBe('/reset.html');
    expect(ours?.getAttribute('target')).toBeNull();
    expect(theirs?.getAttribute('target')).toBe('_blank');
    expect(theirs?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', null])(
    'B21 %s leads nowhere',
    async (link) => {
      await renderAt(
        '/here',
        <LinkTo link={link} useRouter={false}>
          Words
        </LinkTo>,
      );
      expect(screen.getByText('Words')).toBeTruthy();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
