import { theAnalytics, theCrypto, theFinance, theProject } from '#store/demo/dashboards/queries.ts';
import { onDemo } from '../../../api/live-queries/on-demo.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const projectHere = onDemo(theProject);
export const analyticsHere = onDemo(theAnalytics);
export const financeHere = onDemo(theFinance);
export const cryptoHere = onDemo(theCrypto);
