import { layoutNames } from '../../../layouts/layout-names.ts';
import { keptChoice } from './kept-choice.ts';

/** The layout that somebody chose on this device. */
export const layoutChoice = keptChoice('layout', layoutNames, 'classic');
