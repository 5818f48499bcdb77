import { withoutRecipeMarks } from '@larder/shared/recipes/recipeMark';

/** "**warm**", "__warm__" around words. */
const STRONG = /\*\*|(?<![\p{L}\p{N}_])__(?=[^\s_])|(?<=[^\s_])__(?![\p{L}\p{N}_])/gu;
/** "*warm*", but not "sugar* and flour*". */
const SLANTED = /(?<=^|[\s(>])\*(?=[^\s*])([^*\n]{0,300})(?<=[^\s*])\*(?=$|[\s).,;:!?])/gu;
/** "[Vanilla Sauce](https://example.org/sauce)", "![a picture](a.jpg)" */
const LINK = /!?\[([^[\]\n]{0,200})\]\(([^()\s]{0,500})\)/gu;
/** "_warm_", but not "snake_case". */
const UNDERLINED = /(?<=^|[\s(>])_(?=[^\s_])([^_\n]{0,300})(?<=[^\s_])_(?=$|[\s).,;:!?])/gu;
const CODE = /`([^`\n]{1,200})`/gu;

/** As `withoutStyle`, and without the marks of another recipe. */
export function withoutMarkup(text: string): string {
  return withoutRecipeMarks(withoutStyle(text));
}

/** A text without the marks of Markdown for what is bold, slanted, code or a link. Words and breaks stay. */
export function withoutStyle(text: string): string {
  if (!/[*_`[]/.test(text)) return text;
  return text
    .replaceAll(LINK, (whole, name: string) => (whole.startsWith('!') ? '' : name))
    .replaceAll(STRONG, '')
    .replaceAll(SLANTED, '$1')
    .replaceAll(UNDERLINED, '$1')
    .replaceAll(CODE, '$1');
}
