// In the words of old browsers, and before anything else: it runs where the app itself cannot.
(function () {
  'use strict';

  function add(to, kind, words) {
    var made = to.appendChild(document.createElement(kind));
    made.textContent = words;
    return made;
  }

  function say(title, words, again) {
    var main = document.createElement('main');
    main.className = 'plain-words';
    add(main, 'h1', title);
    add(main, 'p', words);
    if (again) {
      add(main, 'button', 'Try again').addEventListener('click', function () {
        location.reload();
      });
    }
    var splash = document.querySelector('.splash');
    if (splash) splash.parentNode.removeChild(splash);
    document.body.insertBefore(main, document.body.firstChild);
  }

  var needed = [
    'noModule' in document.createElement('script'),
    window.indexedDB,
    window.BroadcastChannel,
    window.structuredClone,
    Array.prototype.findLast,
    window.AbortSignal && AbortSignal.timeout,
  ];
  // Both are there in secure pages only, whatever the browser's age.
  var secured = [navigator.locks, window.crypto && crypto.randomUUID];

  if (window.isSecureContext === false) {
    say('This address is not secure', 'Open Ibandla at the address that begins with https.');
    return;
  }
  if (!needed.concat(secured).every(Boolean)) {
    say(
      'This browser is too old',
      'Ibandla needs Chrome 109, Safari 16.4, Firefox 115 or newer. Update this browser.',
    );
    window.tooOld = true;
    return;
  }

  // A part of the first load that the server does not have, as between two versions, or that was cut off.
  window.addEventListener(
    'error',
    function (event) {
      if (event.target.type === 'module') {
        say('Ibandla did not load', 'Check the connection and try again.', true);
      }
    },
    true,
  );

  // The newest of what the app uses: whoever has these has the rest.
  var newest = [Promise.withResolvers, AbortSignal.any, URL.canParse];
  // See main.tsx: to bring a script is syntax that the oldest cannot read.
  window.isOld = !newest.every(Boolean);
  try {
    window.isSealed = localStorage.sealed;
  } catch (refused) {
    // Nothing is kept here, sealed or not.
    window.isSealed = !refused;
  }
})();
