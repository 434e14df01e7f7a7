import { fixedRandom, oneOf } from '../fixed-seed.ts';
import { lookOf } from '../households.ts';
import { skinOf } from '../portraits.ts';
import type { Drawing } from './palette-png.ts';

/** Whether a point is inside; across and down from 0 to 1. */
type Shape = (x: number, y: number) => boolean;

const side = 240;
const skies = [
  ['#f7b267', '#f9d7a0'],
  ['#7fb7d9', '#cfe6f2'],
  ['#8e7cc3', '#e3c4d9'],
  ['#f08a7a', '#fbd3b4'],
  ['#6fb3a8', '#d5ecd9'],
] as const;
const lands = [
  ['#5b8c5a', '#3f6b45'],
  ['#b4793f', '#8a5a2e'],
  ['#6d7f4f', '#4d5f38'],
  ['#8b5e6b', '#67424f'],
] as const;
const walls = ['#fbf3e4', '#f1d9b8', '#e8e2da', '#f4c9a8'];
const roofs = ['#9d2658', '#2f5d7c', '#7a3b1d', '#38503c'];
const clothes = ['#9d2658', '#007c9f', '#2f7d4f', '#b4541a', '#5a4fb0'];
const skins = ['#b27a4e', '#8a5735', '#643b25', '#d9a577'];

const box =
  (left: number, top: number, width: number, height: number): Shape =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height;
const disc =
  (atX: number, atY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - atX, y - atY) < radius;
/** A triangle that stands on its base. */
const gable =
  (middle: number, top: number, width: number, height: number): Shape =>
  (x, y) =>
    y >= top && y < top + height && Math.abs(x - middle) < ((y - top) / height) * (width / 2);

type Layer = [colour: string, shape: Shape];

function landscape(random: () => number): Layer[] {
  const [sky, light] = oneOf(skies, random);
  const [near, nearer] = oneOf(lands, random);
  const [bend, sunAt] = [random() * 6, 0.2 + random() * 0.6];
  return [
    [sky, () => true],
    [light, (x, y) => y > 0.3 + 0.05 * Math.sin(x * 5 + bend)],
    ['#fff4d6', disc(sunAt, 0.24, 0.09)],
    [near, (x, y) => y > 0.62 + 0.07 * Math.sin(x * 4 + bend)],
    [nearer, (x, y) => y > 0.78 + 0.04 * Math.sin(x * 6 - bend)],
  ];
}

function church(random: () => number): Layer[] {
  const [wall, roof] = [oneOf(walls, random), oneOf(roofs, random)];
  const tower = random() < 0.5 ? 0.27 : 0.63;
  return [
    [wall, box(0.25, 0.52, 0.5, 0.3)],
    [roof, gable(0.5, 0.36, 0.6, 0.17)],
    [wall, box(tower, 0.36, 0.1, 0.2)],
    [roof, gable(tower + 0.05, 0.25, 0.15, 0.12)],
    ['#3a2a22', box(tower + 0.042, 0.15, 0.016, 0.11)],
    ['#3a2a22', box(tower + 0.017, 0.18, 0.066, 0.016)],
    ['#3a2a22', box(0.455, 0.66, 0.09, 0.16)],
    ['#3a2a22', disc(0.5, 0.66, 0.045)],
    ['#f6c453', box(0.32, 0.6, 0.06, 0.11)],
    ['#f6c453', box(0.62, 0.6, 0.06, 0.11)],
  ];
}

/** People who stand together. */
function people(random: () => number): Layer[] {
  const places = [0.2, 0.8, 0.35, 0.65, 0.5];
  return places.flatMap((x, at): Layer[] => {
    const cloth = oneOf(clothes, random);
    const top = 0.5 + at * 0.035 + random() * 0.03;
    return [
      [cloth, disc(x, top + 0.3, 0.16)],
      [cloth, box(x - 0.16, top + 0.3, 0.32, 0.5)],
      [oneOf(skins, random), disc(x, top + 0.07, 0.082)],
      ['#1c1411', (px, py) => py < top + 0.045 && disc(x, top + 0.065, 0.088)(px, py)],
    ];
  });
}

/** Somebody by themselves: head and shoulders. */
function oneOfThem(random: () => number, name: string): Layer[] {
  const look = lookOf(name);
  const skin = look ? skinOf(look) : oneOf(skins, random);
  const hair = look?.age === 'older' ? '#b9b7b4' : '#1c1411';
  const cloth = oneOf(clothes, random);
  const isLong = look?.gender === 'woman';
  return [
    ...(isLong ? [[hair, disc(0.5, 0.42, 0.235)] satisfies Layer] : []),
    [cloth, disc(0.5, 0.98, 0.33)],
    [skin, box(0.43, 0.55, 0.14, 0.16)],
    [hair, disc(0.5, 0.37, 0.2)],
    [skin, (x, y) => y > 0.33 && disc(0.5, 0.42, 0.18)(x, y)],
    ['#20140e', disc(0.44, 0.42, 0.016)],
    ['#20140e', disc(0.56, 0.42, 0.016)],
    ['#20140e', (x, y) => y > 0.5 && disc(0.5, 0.49, 0.05)(x, y) && !disc(0.5, 0.475, 0.052)(x, y)],
  ];
}

const subjects = { church, group: people, person: oneOfThem };
export type Subject = keyof typeof subjects;

/** A church in a landscape, people, or one of them: the same for the same name. */
export function drawScene(of: Subject, name: string): Drawing {
  const random = fixedRandom(`picture/${of}/${name}`);
  const layers = [...landscape(random), ...subjects[of](random, name)];
  const palette = [...new Set(layers.map(([colour]) => colour))];
  const pixels = new Uint8Array(side * side);
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [(at % side) / side, Math.floor(at / side) / side];
    const top = layers.findLast(([, shape]) => shape(x, y));
    pixels[at] = palette.indexOf(top?.[0] ?? '');
  }
  return { side, palette, pixels };
}
