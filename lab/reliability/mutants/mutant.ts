/** A fault in our code and the test that must detect it. */
export type Mutant = {
  name: string;
  file: string;
  /** Must occur exactly once in the file. */
  find: string;
  replace: string;
  /** The narrowest test file that should fail. */
  test: string;
};
