import { theAnalytics, theCrypto, theFinance, theProject } from '#store/demo/dashboards/queries.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const projectHere = keptOnDemo(theProject);
export const analyticsHere = keptOnDemo(theAnalytics);
export const financeHere = keptOnDemo(theFinance);
export const cryptoHere = keptOnDemo(theCrypto);
