// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Select } from './select.tsx';

afterEach(cleanup);

test('a filter is named and answers with the chosen value', () => {
  const choose = vi.fn();
  const options = [
    { value: '', label: 'All' },
    { value: 'g', label: 'Gauteng' },
  ];
  render(<Select label="Church group" value="" options={options} onChange={choose} />);
  fireEvent.change(screen.getByLabelText('Church group'), { target: { value: 'g' } });
  expect(choose).toHaveBeenCalledWith('g');
});
