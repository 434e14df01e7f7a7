// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import Phone from 'lucide-react/icons/phone';
import { afterEach, expect, test, vi } from 'vitest';
import { WaitingChange } from './waiting-change.tsx';

afterEach(cleanup);

const wish = (name: string, atOnce: string | null) => ({
  name,
  was: '083 555 0100',
  is: '083 555 0166',
  icon: Phone,
  atOnce,
});

test('each wish says old and new, and whether it waits or counts', () => {
  render(
    <WaitingChange
      sent="Sent today."
      changes={[wish('Cellphone', null), wish('Allergies', 'Children’s church sees it.')]}
      onTakeBack={vi.fn()}
    />,
  );
  expect(screen.getByText('1 change waits for the church office.')).toBeTruthy();
  const both = 'was 083 555 0100 is now 083 555 0166';
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Cellphone${both}Waiting`,
    `Allergies${both}Children’s church sees it.Counts at once`,
  ]);
});

test('until then the old details are used, and the wish can be taken back', () => {
  const takeBack = vi.fn();
  render(
    <WaitingChange sent="" changes={[wish('A', null), wish('B', null)]} onTakeBack={takeBack} />,
  );
  expect(screen.getByText('2 changes wait for the church office.')).toBeTruthy();
  expect(screen.getByText('Until then the old details are used.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(takeBack).toHaveBeenCalledOnce();
});
