import './ui/theme/base.css';
import './ui/theme/global.css.ts';
import './ui/splash-screen/splash-screen.css.ts';
import { must } from '#domain/must.ts';
import { start } from './app/start.tsx';

declare global {
  /** Set by public/start.js. */
  interface Window {
    /** It lacks some of what the app uses, which can be brought. */
    isOld?: boolean;
    /** Rows of people are sealed here, or will be. */
    isSealed?: boolean | string;
    /** Nothing that can be brought would make the app run: the page says so. */
    tooOld?: true;
  }
}

const root = must(document.querySelector<HTMLElement>('#root'), 'the root');
if (!window.tooOld) void start(root);
