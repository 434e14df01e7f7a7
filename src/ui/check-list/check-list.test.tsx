// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckList } from './check-list.tsx';

// Nothing has a height in this environment, and a box without one draws no rows.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const optionOf = (at: number) => ({
  value: String(at),
  label: `Person ${at}`,
  done: at === 1 ? 'Already in the group' : undefined,
});

const boxOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (key: string) => {
  const here = document.activeElement;
  if (here) fireEvent.keyDown(here, { key });
};

test('issue 13: the arrows pass over rows that are done, Space chooses, Enter submits; of ten thousand a few are drawn', () => {
  const choose = vi.fn();
  const submit = vi.fn((event: Event) => event.preventDefault());
  const options = Array.from({ length: 10_000 }, (_, at) => optionOf(at));
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <CheckList label="People" options={options} chosen={new Set(['2'])} onChoose={choose} />
    </form>,
  );
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(60);
  const done = boxOf(/^Person 1 Already in the group$/);
  expect([done.checked, done.disabled]).toEqual([true, true]);
  expect(boxOf(/^Person 2$/).checked).toBe(true);
  boxOf(/^Person 0$/).focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(boxOf(/^Person 2$/));
  press('ArrowDown');
  fireEvent.click(boxOf(/^Person 3$/));
  expect(choose).toHaveBeenLastCalledWith('3', true);
  press('End');
  expect(document.activeElement).toBe(boxOf(/^Person 9999$/));
  press('Enter');
  expect(submit).toHaveBeenCalledTimes(1);
});
