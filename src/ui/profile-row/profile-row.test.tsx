// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ProfileRows, type ProfileOfDevice } from './profile-row.tsx';

afterEach(cleanup);

const profile = (id: string, more: Partial<ProfileOfDevice>): ProfileOfDevice => ({
  id,
  name: id,
  lastHere: 'Last here 09:52',
  unsent: 0,
  lockedFor: null,
  ...more,
});
const profiles = [
  profile('Thabo', { unsent: 2 }),
  profile('Lerato', { unsent: 1 }),
  profile('Zinhle', {}),
  profile('Bongani', { lockedFor: '4:12', unsent: 3 }),
];

function show() {
  const choose = vi.fn();
  render(<ProfileRows profiles={profiles} chosen="Lerato" onChoose={choose} />);
  return choose;
}
const row = (name: RegExp) => screen.getByRole('button', { name });

test('a row says who, since when, and how many reports wait', () => {
  show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'TThaboLast here 09:522 not sent',
    'LLeratoEntering PIN1 not sent',
    'ZZinhleLast here 09:52All sent',
    'BBonganiLocked, 4:12 to go3 not sent',
  ]);
  expect(row(/^Lerato/).getAttribute('aria-current')).toBe('true');
  expect(row(/^Thabo/).getAttribute('aria-current')).toBeNull();
});

test('a locked profile cannot be chosen, and says for how long', () => {
  const choose = show();
  fireEvent.click(row(/^Bongani/));
  expect(choose).not.toHaveBeenCalled();
  expect(row(/^Bongani/).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(row(/^Thabo/));
  expect(choose).toHaveBeenCalledExactlyOnceWith('Thabo');
});
