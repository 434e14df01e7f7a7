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
    /** Nothing that can be brought would make the app run: the page says so. */
    tooOld?: true;
  }
}

const root = must(document.querySelector<HTMLElement>('#root'), 'the page’s root element');
const missing = '/old-browsers.js';
if (window.isOld) void import(/* @vite-ignore */ missing).then(() => start(root));
else if (!window.tooOld) start(root);
