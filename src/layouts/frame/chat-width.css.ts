import { createVar } from '@vanilla-extract/css';

/** Width of the strip of the chat, for what is fixed at the end of the window; without a value there is none. */
export const chatWidth = createVar();
