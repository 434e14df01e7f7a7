import { expect, test } from 'vitest';
import { blank, errorsOf, missingWords } from './support-errors.ts';

const whole = { name: 'Naledi', email: 'n@example.org', subject: 'Idea', message: 'More light' };

test('each field that is empty, or spaces, says what to do; the address also what form it has', () => {
  expect(errorsOf(blank)).toEqual({
    name: 'Enter your name',
    email: 'Enter your email address',
    subject: 'Enter a subject, so that it reaches who knows most',
    message: 'Write your message',
  });
  expect(errorsOf({ ...whole, name: '  ', email: 'naledi' })).toEqual({
    name: 'Enter your name',
    email: 'Check the address. It should look like name@example.org',
    subject: null,
    message: null,
  });
});

test('what is missing is said in one line, until nothing is', () => {
  expect(missingWords({ ...whole, name: '', email: 'naledi' })).toBe(
    'Still to fill in: your name, your email',
  );
  expect(missingWords(whole)).toBeNull();
});
