import { expect, test } from 'vitest';
import { Failure } from '#domain/errors.ts';
import { failureSnack } from './failure-snack.ts';

test('S8-002 a 401 shows no snackbar', () => {
  expect(failureSnack(new Failure('session_expired', 'Sign in again'), true)).toBeNull();
});

test('S8-006 a 402 names the plan', () => {
  const failure = new Failure('upgrade_required', 'You have 500 people', { suggestedPlan: 'Plus' });
  expect(failureSnack(failure, true)?.text).toBe('You have 500 people. Please upgrade to Plus.');
});

test('S8-001 S8-007 S8-008 others read the fixed sentence in production, their own elsewhere', () => {
  const failure = new Failure('conflict', 'Two reports for one service');
  expect(failureSnack(failure, true)?.text).toBe('Something has gone wrong.');
  expect(failureSnack(failure, false)?.text).toBe('Two reports for one service');
});

test('A37 what the device itself could not keep is said in its own words, also in production', () => {
  const failure = new Failure('out_of_space', 'This device could not keep it. Free some space');
  expect(failureSnack(failure, true)?.text).toBe('This device could not keep it. Free some space.');
});
