import payloads from './payloads.json' with { type: 'json' };

/**
 * Texts that run as a script when used as markup, an address, a style or a template. All touch
 * `window.__xss` or open a dialog; `watch` detects both. Mutants are harmless once, and dangerous when
 * serialized and parsed again.
 */
export const PAYLOADS: readonly string[] = Object.values(payloads).flat();
