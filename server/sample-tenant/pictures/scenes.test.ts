import { expect, test } from 'vitest';
import { longestSide } from '#domain/pictures/rules.ts';
import { cleanPicture } from '../../pictures/clean-picture.ts';
import { drawScene, type Subject } from './draw-scene.ts';
import { palettePng } from './palette-png.ts';

const draw = (of: Subject, name: string) => palettePng(drawScene(of, name));

test('issue 12: sample pictures are small, taken as they are, the same each time, and each its own', () => {
  const drawn = [
    draw('church', 'Soweto'),
    draw('church', 'Tshwane'),
    draw('group', 'Choir'),
    draw('person', 'Naledi Mokoena'),
    draw('person', 'Sipho Dlamini'),
  ];
  for (const one of drawn) {
    expect(one.length).toBeLessThan(6000);
    expect(cleanPicture(one, longestSide).bytes.equals(one)).toBe(true);
  }
  expect(new Set(drawn.map((one) => one.toString('base64'))).size).toBe(drawn.length);
  expect(draw('church', 'Soweto').equals(draw('church', 'Soweto'))).toBe(true);
});
