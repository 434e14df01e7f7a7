import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { isReceiptNumber, receiptNumber, receiptNumbers } from './receipt-number.ts';

const numbers = fc.integer({ min: 0, max: receiptNumbers - 1 }).map(receiptNumber);

test('a receipt number is short, without look-alikes, and checks itself', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(number).toMatch(/^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]$/);
      expect(isReceiptNumber(number.toLowerCase())).toBe(true);
    }),
  );
});

test('different numbers read differently', () => {
  const number = fc.integer({ min: 0, max: receiptNumbers - 1 });
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(receiptNumber(a) === receiptNumber(b)).toBe(a === b);
    }),
  );
});

test('one wrong letter, or two neighbours swapped, is noticed', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.nat(5),
      fc.constantFrom(...'23456789ABCDEFGH'),
      (number, at, letter) => {
        const plain = [...number.replaceAll('-', '')];
        const wrong = plain.with(at, letter).join('');
        expect(isReceiptNumber(wrong)).toBe(plain[at] === letter);
        const [left, right] = [plain[at] ?? '', plain[at + 1] ?? ''];
        if (at === 5 || left === right) return;
        expect(
          isReceiptNumber(
            plain
              .with(at, right)
              .with(at + 1, left)
              .join(''),
          ),
        ).toBe(false);
      },
    ),
  );
});
