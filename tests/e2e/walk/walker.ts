import type { Page } from '@playwright/test';
import { clippedTexts } from './clipped.ts';
import { axeFindings, drawn, type Rules, type Scheme, setWidth } from '../../support/accessible.ts';
import { expect } from '../../support/fixtures.ts';

interface Route {
  id: string;
  fullPath: string;
  children?: Record<string, unknown>;
}

declare global {
  /** The running app's router: it puts itself there for its own tools. */
  var __TSR_ROUTER__: {
    history: { push(href: string): void };
    routesById: Record<string, Route>;
    state: { status: string; location: { href: string }; resolvedLocation?: { href: string } };
  };
}

/** Stays open as long as the page does. */
const isStream = (url: string) => url.includes('/live');

/** One page that goes from address to address as links do, and everything wrong that it meets. */
export interface Walker {
  /** Goes there; answers the address at which it ended. */
  go(address: string): Promise<string>;
  size(width: number, scheme: Scheme): Promise<void>;
  /** Errors of the page's structure: it needs one main, one heading over it, a title. */
  structure(): Promise<string[]>;
  /** The findings of axe on the page as it is. */
  axe(rules: Rules): Promise<string[]>;
  /** Parts of the page beside the window, the furthest first. */
  beside(): Promise<string[]>;
  /** Texts that are cut off. */
  clipped(): Promise<string[]>;
  /** Problems since the last call. */
  problems(): string[];
}

/** Nothing of the page is on its way any more. */
const isAtRest = (): boolean => {
  const { status, location, resolvedLocation } = __TSR_ROUTER__.state;
  if (status !== 'idle' || location.href !== resolvedLocation?.href) return false;
  const main = document.querySelector('main');
  return (
    main?.querySelector('h1') != null &&
    main.ariaBusy !== 'true' &&
    main.querySelector('div[aria-busy="true"]') === null
  );
};

const overlapping = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const ends = [...document.querySelectorAll('body *')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .filter(({ right }) => right > clientWidth + 0.5)
    .toSorted((one, other) => other.right - one.right)
    .slice(0, 2);
  const which = ends.map(({ element, right }) => `${Math.round(right)}: ${element.outerHTML}`);
  return [`${scrollWidth - clientWidth} px`, ...which.map((text) => text.slice(0, 240))];
};

const structure = (): string[] => {
  const mains = document.querySelectorAll('main').length;
  const headings = document.querySelectorAll('h1').length;
  return [
    mains === 1 ? '' : `${mains} main`,
    headings === 1 ? '' : `${headings} h1`,
    /^\S.* · Ibandla$/.test(document.title) ? '' : `title ${document.title}`,
  ].filter((lack) => lack !== '');
};

/** Walks from where the page is; what it asks of others than its own server counts for nothing. */
export function walkerOf(page: Page): Walker {
  const { origin } = new URL(page.url());
  const problems: string[] = [];
  const waitingFor = new Set<unknown>();
  page.on('pageerror', (error) => problems.push(`raised ${error.message}`));
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') problems.push(`said ${line.text()}`);
  });
  page.on('request', (request) => {
    if (request.url().startsWith(origin) && !isStream(request.url())) waitingFor.add(request);
  });
  page.on('requestfinished', (request) => waitingFor.delete(request));
  page.on('requestfailed', (request) => {
    waitingFor.delete(request);
    if (request.url().startsWith(origin) && !isStream(request.url()))
      problems.push(`no answer ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (answer) => {
    if (answer.url().startsWith(origin) && answer.status() >= 400)
      problems.push(`answered ${answer.status()} ${answer.url()}`);
  });

  let scheme: Scheme | null = null;
  return {
    async go(address) {
      await page.evaluate((to) => __TSR_ROUTER__.history.push(to), address);
      await page.waitForFunction(isAtRest);
      await expect.poll(() => waitingFor.size, { intervals: [20, 50, 100] }).toBe(0);
      await page.waitForFunction(isAtRest);
      await drawn(page);
      return new URL(page.url()).pathname;
    },
    async size(width, colorScheme) {
      await setWidth(page, width);
      if (colorScheme !== scheme) await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      scheme = colorScheme;
      await drawn(page);
    },
    structure: () => page.evaluate(structure),
    axe: (rules) => axeFindings(page, 'html', rules),
    beside: () => page.evaluate(overlapping),
    clipped: () => page.evaluate(clippedTexts),
    problems: () => problems.splice(0),
  };
}
