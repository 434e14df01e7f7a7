import { rowCipher } from '#store/sealing/row-cipher.ts';
import type { CipherScope } from '../cipher-of-rows.ts';

Object.assign(globalThis, { rowCipher } satisfies CipherScope);
