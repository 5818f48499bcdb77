/** A program whose files are known and not read: by the end of a name, or by how the text begins. */
type NamedProgram = {
  readonly name: string;
  readonly ends?: RegExp;
  readonly begins?: RegExp;
};

/** Characters in which a file says what it is. */
const MAX_HEAD = 4_000;

const PROGRAMS: readonly NamedProgram[] = [
  { name: 'Living Cookbook', ends: /\.(?:fdxz?|lcb)$/i, begins: /<fdx\b/i },
  { name: 'MasterCook cookbook', ends: /\.(?:mcf|mc2|mcx)$/i },
  { name: 'BigOven', ends: /\.(?:crb|bo[a-z\d])$/i, begins: /<BigOven/i },
  { name: 'MacGourmet', ends: /\.mgourmet\d?$/i },
  { name: 'Gourmet Recipe Manager', ends: /\.grmt$/i, begins: /<gourmetDoc\b/i },
  { name: 'YummySoup', ends: /yummysoup[^/\\]{0,20}$/i },
  { name: 'Now You’re Cooking', ends: /\.nyc$/i, begins: /^\s{0,20}@{5} Now You.{1,3}re Cooking/i },
  { name: 'Cook’n', ends: /\.(?:dvo|ckn|ck\d{1,2})$/i },
  { name: 'AnyList', ends: /\.anylist$/i },
  { name: 'Shop’NCook', ends: /\.scxz?$/i, begins: /<(?:!DOCTYPE )?ShopNCook/i },
  { name: 'CookML', ends: /\.cml$/i, begins: /<(?:!DOCTYPE )?cookml\b/i },
  { name: 'RecipeML', begins: /<(?:!DOCTYPE )?recipeml\b/i },
  { name: 'REML', begins: /<reml\b/i },
  { name: 'Krecipes', ends: /\.kreml?$/i, begins: /<krecipes\b/i },
  { name: 'Rezeptsuite', begins: /<rezeptsuite\b/i },
  {
    name: 'TheRecipeManager',
    begins: /^\s{0,60}\*\s{0,4}Exported from TheRecipeManager/i,
  },
  { name: 'CompuChef', ends: /\.ccf$/i },
  { name: 'database backup', ends: /\.(?:sql|dump)$/i, begins: /^PGDMP|PostgreSQL database/ },
  { name: 'database (SQLite)', ends: /\.(?:sqlite3?|db)$/i, begins: /^SQLite format 3/ },
];

/** A table of Tandoor in a dump of its database. */
const TANDOOR = 'cookbook_recipe';

/** Files that are no texts and of no recipe program, and what to do with them. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, 'This is a PDF. Please copy its text and paste it.'],
  [/^\{\\rtf/, 'This is a document in RTF. Please copy its text and paste it.'],
  [
    /^\u00D0\u00CF.\u00E0/,
    'This is a document of an office program. Please copy its text and paste it.',
  ],
  [
    /^(?:\u0089PNG|\u00FF\u00D8\u00FF|GIF8)/,
    'This is a picture. There is no text in it that we can read.',
  ],
  [
    /^(?:Rar!|7z\u00BC\u00AF)/,
    'It is packed in a way that we cannot unpack. Please pack it as a zip file.',
  ],
];

/**
 * What is said of a file that is known and cannot be read: "This is a Living Cookbook file. Larder cannot read it yet."
 *
 * Shape   undefined for any other file. `name` counts only where it ends as no other file does.
 */
export function saidOfFile({
  name,
  bytes,
}: {
  name: string;
  bytes: Uint8Array;
}): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MAX_HEAD));
  const start = head.toString('latin1').replace(/^\u00EF\u00BB\u00BF/, '');
  const other = OTHERS.find(([begins]) => begins.test(start));
  if (other) return other[1];
  const isDump = /^(?:PGDMP|--\s{1,4}-- PostgreSQL database)/.test(start);
  if (isDump && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(TANDOOR))
    return saidOf('Tandoor backup');
  const plain =
    start.includes('\0') && start.startsWith('\u00FF\u00FE') ? head.toString('utf16le') : start;
  const program = PROGRAMS.find(({ begins }) => begins?.test(plain) === true) ?? programNamed(name);
  return program && saidOf(program.name);
}

/** What is said of a file by its name alone: one in a zip file that need not be unpacked. */
export function saidOfName(name: string): string | undefined {
  const program = programNamed(name);
  return program && saidOf(program.name);
}

function programNamed(name: string): NamedProgram | undefined {
  return PROGRAMS.find(({ ends }) => ends?.test(name) === true);
}

function saidOf(program: string): string {
  const article = /^[aeiou]/i.test(program) ? 'an' : 'a';
  return `This is ${article} ${program} file. Larder cannot read it yet.`;
}
