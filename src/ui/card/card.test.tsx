// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Card } from './card.tsx';

afterEach(cleanup);

test('a card holds its content and takes a class of its place', () => {
  const { container } = render(<Card className="place">By age</Card>);
  expect(screen.getByText('By age')).toBe(container.querySelector('.place'));
});
