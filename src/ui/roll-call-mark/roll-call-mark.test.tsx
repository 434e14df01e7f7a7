// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RollCallMark, type RollCall } from './roll-call-mark.tsx';

afterEach(cleanup);

function Marking() {
  const [value, setValue] = useState<RollCall>(null);
  return <RollCallMark name="Naledi" value={value} onChange={setValue} />;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((key) => key.getAttribute('aria-pressed') === 'true')
    .map((key) => key.getAttribute('aria-label'));

test('one tap marks, another key changes it, and the same again takes it back', () => {
  render(<Marking />);
  expect(pressed()).toEqual([]);
  press('Naledi: present');
  expect(pressed()).toEqual(['Naledi: present']);
  press('Naledi: absent');
  expect(pressed()).toEqual(['Naledi: absent']);
  press('Naledi: absent');
  expect(pressed()).toEqual([]);
});
