import { decodeText } from '#subjects/reading/pages/pageTexts.rules';

/** A tag, and the text between it and the tag before. */
export type XmlEvent = {
  readonly name: string;
  readonly isEnd: boolean;
  /** "<Serv qty="8"/>" */
  readonly isEmpty: boolean;
  /** Of an attribute of the tag; "" without it. */
  readonly attribute: (name: string) => string;
  readonly before: string;
};

/** Characters of one tag. */
const MAX_TAG = 8_000;

/**
 * The tags of a text in XML, one after the other.
 *
 * Shape   programs write what is no XML: quotes within quoted values, "&" alone. Comments and what stands in "<!" and
 *         "<?" are left out. Linear time; nothing is kept of what was read.
 */
export function* xmlEvents(text: string): Generator<XmlEvent> {
  let from = 0;
  let before = '';
  for (;;) {
    const start = text.indexOf('<', from);
    if (start === -1) return;
    before += text.slice(from, start);
    if (text.startsWith('<![CDATA[', start)) {
      const close = text.indexOf(']]>', start);
      before += escaped(text.slice(start + 9, close === -1 ? undefined : close));
      if (close === -1) return;
      from = close + 3;
      continue;
    }
    if (text.startsWith('<!--', start)) {
      const close = text.indexOf('-->', start);
      if (close === -1) return;
      from = close + 3;
      continue;
    }
    const end = text.indexOf('>', start);
    if (end === -1) return;
    from = end + 1;
    const tag = text.slice(start + 1, Math.min(end, start + MAX_TAG));
    const [, slash = '', name = ''] = /^(\/?)([a-z][\w:.-]{0,60})/i.exec(tag) ?? [];
    if (name === '') continue;
    yield {
      name,
      isEnd: slash !== '',
      isEmpty: tag.endsWith('/'),
      attribute: (wanted) => attributeIn(tag, wanted),
      before: decodeText(before).trim(),
    };
    before = '';
  }
}

/** A text whose signs stay what they are when it is decoded. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A value ends where the next attribute begins, so that quotes within it stay. */
function attributeIn(tag: string, name: string): string {
  const at = tag.indexOf(` ${name}="`);
  if (at === -1) return '';
  const rest = tag.slice(at + name.length + 3);
  const next = /"\s{1,8}[a-z]{1,20}="/i.exec(rest)?.index ?? rest.lastIndexOf('"');
  return decodeText(next === -1 ? rest : rest.slice(0, next)).trim();
}
