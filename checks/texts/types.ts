/** A text the specification quotes, `{…}` where something is put in. */
export type Text = {
  text: string;
  /** What is on the screen or read out, where that is more than the text; a test asserts this. */
  shown?: string;
  /** How the product's source spells it, where it is put together when it runs. */
  source?: string;
  /** Why it is not shown to the letter. */
  note?: string;
};

/** A number of the specification that somebody sees. */
export type Constant = {
  what: string;
  /** The test that would fail with another number. */
  file: string;
  title: string;
};

/** A screen, or a part that several screens share. */
export type Screen = {
  screen: string;
  /** Its address; "every page" and the like for a shared part. */
  route: string;
  /** Folders and files, from the root, in which its tests are. */
  tests: readonly string[];
  texts: readonly (string | Text)[];
  constants?: readonly Constant[];
};
