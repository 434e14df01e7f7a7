import './ui/theme/base.css';
import './ui/theme/global.css.ts';
import './ui/splash-screen/splash-screen.css.ts';
import { must } from '#domain/must.ts';
import { start } from './app/start.tsx';

start(must(document.querySelector<HTMLElement>('#root'), 'the page’s root element'));
