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

export const lighterBrowser: readonly string[] = [`--disable-features=${notInTests.join(',')}`];
