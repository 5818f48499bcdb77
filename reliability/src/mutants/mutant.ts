/** One fault put into our own code, and the test that must find it. */
export type Mutant = {
  name: string;
  file: string;
  /** Must be in the file exactly once. */
  find: string;
  replace: string;
  /** The narrowest test file that should turn red. */
  test: string;
};
