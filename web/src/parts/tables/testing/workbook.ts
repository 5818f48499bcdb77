import { strToU8, zipSync } from 'fflate';

type Options = {
  /** The rows of the sheet as XML. */
  rows: string;
  texts?: readonly string[];
  /** Format codes, by their place in the styles. */
  formats?: readonly string[];
  isFrom1904?: boolean;
  /** The prefix of all names, as some programs write it: "x:". */
  prefix?: string;
  /** Of a hidden sheet before it. */
  hiddenRows?: string;
  /** Of a sheet before it that is shown: "Notes". */
  notesRows?: string;
  /** Of each sheet after it: "Later 1". */
  laterRows?: readonly string[];
};

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as programs write it. Its sheet is `xl/worksheets/sheet1.xml`. */
export function workbook(options: Options): Uint8Array<ArrayBuffer> {
  return zipSync(workbookParts(options));
}

export function workbookParts({
  rows,
  texts = [],
  formats = [],
  isFrom1904 = false,
  prefix = '',
  hiddenRows,
  notesRows,
  laterRows = [],
}: Options): Record<string, Uint8Array> {
  const xml = (root: string, content: string) =>
    strToU8(
      `<?xml version="1.0"?><${prefix}${root} xmlns:r="${RELATIONS}">${content}</${prefix}${root}>`,
    );
  const sheet = (content: string) =>
    xml('worksheet', `<${prefix}sheetData>${content}</${prefix}sheetData>`);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const before = hiddenRows ?? notesRows;
  const state = hiddenRows === undefined ? '' : ' state="hidden"';
  const notes =
    before === undefined ? '' : `<${prefix}sheet name="Notes" sheetId="2"${state} r:id="rId2"/>`;
  const later = laterRows.map((content, at) => ({
    part: `worksheets/later${at + 1}.xml`,
    content,
    id: `rIdLater${at + 1}`,
    tag: `<${prefix}sheet name="Later ${at + 1}" sheetId="${at + 3}" r:id="rIdLater${at + 1}"/>`,
  }));
  return {
    '_rels/.rels': strToU8(
      `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    'xl/workbook.xml': xml(
      'workbook',
      `<${prefix}workbookPr date1904="${isFrom1904 ? 1 : 0}"/><${prefix}sheets>${notes}<${prefix}sheet name="Items" sheetId="1" r:id="rId1"/>${later.map(({ tag }) => tag).join('')}</${prefix}sheets>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'worksheet', '/xl/worksheets/sheet2.xml')}${relation('rId3', 'sharedStrings', 'sharedStrings.xml')}${relation('rId4', 'styles', 'styles.xml')}${later.map(({ id, part }) => relation(id, 'worksheet', part)).join('')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': xml('sst', texts.join('')),
    'xl/styles.xml': xml(
      'styleSheet',
      `<${prefix}numFmts>${formats.map((code, at) => `<${prefix}numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</${prefix}numFmts><${prefix}cellStyleXfs><${prefix}xf numFmtId="14"/></${prefix}cellStyleXfs><${prefix}cellXfs><${prefix}xf numFmtId="0"/>${formats.map((_, at) => `<${prefix}xf numFmtId="${164 + at}"/>`).join('')}</${prefix}cellXfs>`,
    ),
    'xl/worksheets/sheet1.xml': sheet(rows),
    ...(before !== undefined && { 'xl/worksheets/sheet2.xml': sheet(before) }),
    ...Object.fromEntries(later.map(({ part, content }) => [`xl/${part}`, sheet(content)])),
  };
}
