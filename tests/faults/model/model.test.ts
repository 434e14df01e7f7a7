import { assert as check, asyncProperty } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrls } from '../../support/own-database.ts';
import { modelRuns, patience } from '../counts.ts';
import { play } from './run.ts';
import { story } from './steps.ts';
import { openWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld(databaseUrls());
});
afterAll(() => world.close());

test(
  'A46 three devices, any interleaving of counting, mending, deleting, killing, cutting, repeating and clock jumps',
  async () => {
    const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
    let played = 0;
    await check(
      asyncProperty(story, async (steps) => {
        await play(world, steps);
        played += 1;
      }),
      { numRuns: modelRuns(), seed, endOnFailure: false },
    );
    expect(played).toBe(modelRuns());
  },
  patience(modelRuns(), 2000),
);
