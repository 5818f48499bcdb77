/**
 * Makes a place for code that a page wants later, loaded once for all pages.
 *
 * Shape   `now` is undefined until it has come.
 * Errors  `load`: those of the download; the next one tries again.
 */
export function holdCode<Code>(download: () => Promise<Code>) {
  let code: Code | undefined;
  return {
    now: (): Code | undefined => code,
    load: async (): Promise<Code> => {
      code = await download();
      return code;
    },
  };
}

/** Prefetches code. A failure is ignored: the actual use loads it again and reports it. */
export function fetchEarly(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
