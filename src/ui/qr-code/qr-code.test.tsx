// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';
import { qrPath, quietZone } from './qr-path.ts';

afterEach(cleanup);

/** The modules that a path draws. */
function drawn(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) {
      const row = modules[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  }
  return modules;
}

test.each(['d1:side:43,37,9,7,8,8:0931', 'Tshivenḓa ṅwana 🙏', 'x'.repeat(900)])(
  'every module of the code is drawn, and no other: %s',
  (text) => {
    const { size, path } = qrPath(text);
    expect(drawn(path, size)).toEqual(encode(text, { ecc: 'M', border: quietZone }).data);
  },
);

test('around it four modules stay white', () => {
  const { size, path } = qrPath('side door');
  const modules = drawn(path, size);
  const isInner = (at: number) => at >= quietZone && at < size - quietZone;
  const outside = modules.flatMap((row, y) => row.filter((_, x) => !isInner(x) || !isInner(y)));
  expect(outside).not.toContain(true);
  // The square that a camera looks for begins right behind it.
  expect(modules[quietZone]?.slice(quietZone, quietZone + 8)).toEqual([
    ...Array.from({ length: 7 }, () => true),
    false,
  ]);
});

test('it is dark on white whatever the scheme, and has a name', () => {
  render(<QrCode text="side door" label="QR code of the side door" />);
  const code = screen.getByRole('img', { name: 'QR code of the side door' });
  expect([...code.children].map((shape) => shape.getAttribute('fill'))).toEqual([
    '#ffffff',
    '#241c19',
  ]);
});
