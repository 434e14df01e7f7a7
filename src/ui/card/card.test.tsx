// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Card } from './card.tsx';
import { ExpandCard } from './expand-card.tsx';
import { FlipCard } from './flip-card.tsx';

afterEach(cleanup);

test('a card holds its content and takes a class of its place', () => {
  const { container } = render(<Card className="place">By age</Card>);
  expect(screen.getByText('By age')).toBe(container.querySelector('.place'));
});

const sideOf = (words: string) => screen.getByText(words).closest('[data-side]');

test('only the side that is seen can be reached, and the focus goes with it', async () => {
  render(<FlipCard label="Member card" front={<p>Naledi</p>} back={<p>GV7K</p>} />);
  expect(sideOf('Naledi')?.hasAttribute('inert')).toBe(false);
  expect(sideOf('GV7K')?.hasAttribute('inert')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Show the back of member card' }));
  expect(sideOf('Naledi')?.hasAttribute('inert')).toBe(true);
  expect(sideOf('GV7K')?.hasAttribute('inert')).toBe(false);
  const back = screen.getByRole('button', { name: 'Show the front of member card' });
  await waitFor(() => expect(document.activeElement).toBe(back));
});

test('a card opens and closes what is below it', () => {
  render(<ExpandCard title="Harare cell">Fatima Adams</ExpandCard>);
  const key = screen.getByRole('button', { name: 'More about Harare cell' });
  const extra = document.getElementById(key.getAttribute('aria-controls') ?? '');
  expect(extra?.hasAttribute('data-open')).toBe(false);
  fireEvent.click(key);
  expect(extra?.hasAttribute('data-open')).toBe(true);
  expect(screen.getByRole('button', { name: 'Less about Harare cell' })).toBe(key);
});
