// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PhotoAvatar } from './photo-avatar.tsx';

afterEach(cleanup);

test('the photo is over the initials, which are there where it cannot be had', () => {
  const { container, rerender } = render(
    <PhotoAvatar name="Naledi Mokoena" photoUrl="/sample-people/1.svg" />,
  );
  const photo = () => container.querySelector('img');
  expect(photo()?.getAttribute('src')).toBe('/sample-people/1.svg');
  fireEvent.error(photo() as HTMLImageElement);
  expect(photo()).toBeNull();
  expect(container.textContent).toBe('NM');
  rerender(<PhotoAvatar name="Thabo Nkosi" photoUrl="/sample-people/2.svg" />);
  expect(photo()?.getAttribute('src')).toBe('/sample-people/2.svg');
});
