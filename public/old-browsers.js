// What browsers from Chrome 109, Safari 16.4 and Firefox 115 on lack of what the app uses. Loaded by
// them only: by start.js in pages, by importScripts in the service worker.
function define(on, name, value) {
  if (!on[name]) Object.defineProperty(on, name, { value, writable: true, configurable: true });
}

(() => {
  define(Promise, 'withResolvers', function withResolvers() {
    let resolve;
    let reject;
    const promise = new this((done, fail) => {
      resolve = done;
      reject = fail;
    });
    return { promise, resolve, reject };
  });

  // Columns of numbers are lists of their own kind.
  for (const lists of [Array.prototype, Object.getPrototypeOf(Float64Array.prototype)]) {
    define(lists, 'toSorted', function toSorted(compare) {
      // oxlint-disable-next-line unicorn/no-array-sort -- what it stands in for is missing
      return this.slice().sort(compare);
    });
  }
  define(Array.prototype, 'toReversed', function toReversed() {
    return Array.from(this).reverse();
  });
  define(Array.prototype, 'toSpliced', function toSpliced(...change) {
    const copy = Array.from(this);
    copy.splice(...change);
    return copy;
  });
  define(Array.prototype, 'with', function withValue(index, value) {
    const copy = Array.from(this);
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  });

  define(Map, 'groupBy', (items, keyOf) => {
    const groups = new Map();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index++);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  });
  define(Object, 'groupBy', (items, keyOf) => {
    const groups = Object.create(null);
    for (const [key, group] of Map.groupBy(items, keyOf)) {
      groups[key] = (groups[key] ?? []).concat(group);
    }
    return groups;
  });

  define(AbortSignal, 'any', (signals) => {
    const any = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) any.abort(signal.reason);
      else
        signal.addEventListener('abort', () => any.abort(signal.reason), {
          once: true,
          signal: any.signal,
        });
    }
    return any.signal;
  });

  // With the flag u a surrogate is found only where it stands alone.
  define(String.prototype, 'isWellFormed', function isWellFormed() {
    return !/\p{Surrogate}/u.test(this);
  });
  define(URL, 'canParse', (address, base) => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  });
})();
