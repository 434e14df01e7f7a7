// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OptionList } from './option-list.tsx';

afterEach(cleanup);

const options = [
  { value: '1', label: 'First service, 08:00' },
  { value: '2', label: 'Second service, 10:30' },
];

test('choosing another option, or the same one again, answers with its value', () => {
  const choose = vi.fn();
  render(<OptionList label="Service" value="1" options={options} onChoose={choose} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Second service, 10:30' }));
  expect(choose).toHaveBeenLastCalledWith('2');
  fireEvent.click(screen.getByRole('radio', { name: 'First service, 08:00' }));
  expect(choose).toHaveBeenLastCalledWith('1');
});
