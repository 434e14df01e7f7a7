/**
 * What Chromium need not do in a test. The last list of features is the one that counts, so that Playwright's own names
 * stand in it too.
 */
const notInTests = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Pages of its own address bar, hundreds of scripts: they take half of the time that it needs to start.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // With it no module is ever read from the cache of compiled code: each start compiles the whole app again.
  'BackgroundResourceFetch',
];

/**
 * A page of a test lives for seconds: the two compilers that make fast code for long runs cost more than they give. Axe
 * takes two thirds of its time without them, a page three quarters.
 */
const withoutSlowCompilers = '--js-flags=--no-turbofan --no-maglev';

export const lighterBrowser: readonly string[] = [
  `--disable-features=${notInTests.join(',')}`,
  withoutSlowCompilers,
];
