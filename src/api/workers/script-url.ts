interface ScriptPolicy {
  createScriptURL(path: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const rules: ScriptPolicy = {
  createScriptURL(path) {
    const url = new URL(path, location.origin);
    if (url.origin === location.origin) return url.href;
    throw new TypeError(`Scripts come from our own origin, not from ${url.origin}`);
  },
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('scripts', rules) ?? rules;

/** Address of a worker script, as the content security policy wants it (policy `scripts`). */
export function scriptUrl(path: string): string {
  return policy.createScriptURL(path);
}
