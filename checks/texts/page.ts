import type { Row, Shown } from './report.ts';
import type { Constant } from './types.ts';

const HEAD = `# Screens and their texts

Every text the specification quotes, screen by screen, with a test that asserts it to the letter, and
every number it names that somebody sees. \`{…}\` stands for what is put in. Written by
\`npm run texts:check -- --write\` from the list in \`checks/texts\`; the check fails when a text is in no
test, or when this page is out of date.`;

/**
 * The page of screens. Where several tests show a text it keeps the one the page named before, so that
 * another test elsewhere does not change it.
 */
export function pageOf(shown: readonly Shown[], before: string): string {
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  const old = new Set(
    before.split('\n').map((line) =>
      line
        .split(/^\| | +\| | +\|$/)
        .slice(1, 3)
        .join(' '),
    ),
  );
  const sections = shown.map((one) => sectionOf(one, old));
  const sum = `${shown.length} screens and shared parts, ${count} texts.`;
  return `${[HEAD, sum, ...sections].join('\n\n')}\n`;
}

function sectionOf({ screen, rows }: Shown, old: ReadonlySet<string>): string {
  const cells = rows.map((row): Line => {
    const choices = row.files.map((file): Line => [wordsCell(row), linkTo(file)]);
    const known = choices.find((line) => old.has(keyOf(line)));
    return known ?? choices[0] ?? [wordsCell(row), 'none'];
  });
  const numbers = (screen.constants ?? []).map(constantLine);
  return [
    `## ${screen.screen}`,
    screen.route,
    ...(cells.length > 0 ? [table([['Text', 'Test'], ...cells])] : []),
    ...(numbers.length > 0 ? [numbers.join('\n')] : []),
  ].join('\n\n');
}

type Line = readonly [text: string, test: string];

/** What a line says, however wide its table is. */
function keyOf([text, test]: Line): string {
  return `${text} ${test}`;
}

/** As the formatter writes it: columns of one width. */
function table(lines: readonly Line[]): string {
  const widths = [0, 1].map((column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const rows = lines.map(
    (line) => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [rows[0], rule, ...rows.slice(1)].join('\n');
}

function wordsCell({ text }: Row): string {
  const { shown, note } = text;
  const as = shown === undefined || shown === text.text ? '' : `, as ${cell(shown)}`;
  return `${cell(text.text)}${as}${note === undefined ? '' : ` (${note})`}`;
}

function constantLine({ what, file, title }: Constant): string {
  return `- ${what}: ${linkTo(file)}, “${title}”`;
}

function cell(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

function linkTo(file: string): string {
  return `[${file.split('/').slice(-2).join('/')}](../${file})`;
}
