import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import type { RowCipher } from './row-seal.ts';

export const rowCipher: RowCipher = xchacha20poly1305;
