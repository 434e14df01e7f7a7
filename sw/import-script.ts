interface ScriptPolicy {
  createScriptURL(path: string): string;
}
interface Scope {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  importScripts(script: string): void;
}

const scope = globalThis as unknown as Scope;
const rules: ScriptPolicy = { createScriptURL: (path) => path };
const policy = scope.trustedTypes?.createPolicy('scripts', rules) ?? rules;

/**
 * Runs a script of ours in this worker. One that was run as the worker installed is there offline, at
 * any time; another is refused.
 */
export function importScript(path: `/${string}.js${string}`): void {
  scope.importScripts(policy.createScriptURL(path));
}
