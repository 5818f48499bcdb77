/** A line that notes something: its label is cut off. */
type Note = {
  /** What stands behind the label; "" of a heading. */
  readonly rest: string;
  /** "Notes", "Tips": a list of them begins. */
  readonly isMany: boolean;
};

/** Signs before a label: of lists, of Markdown. */
const SIGNS = /^[\s#*_>([-]{0,8}/;
/** Whose note it is: "Chef's tip", "Unser Tipp", "L'astuce". */
const BEFORE =
  /^(?:recipe |(?:cook|chef|author|baker)(?:['’]s|s['’]?) |kitchen |pro[ -]|top |quick |extra |our |my |unsere? |meine? |profi-?|küchen-?|koch-?|back-?|le |les |la |l['’]|notre |nos |el |los |il |i |lo |de |onze |o |a )/iu;
const MANY =
  /^(?:notes(?: (?:from|by|for|on|about)(?: [\p{L}\p{N}]{1,40}){1,4})?|tips|variations|serving suggestions|suggestions|substitutions|tipps|hinweise|anmerkungen|varianten|notas|consejos|trucos|sugerencias|conseils|astuces|remarques|variantes|dicas|observações|consigli|suggerimenti|trucchi|varianti|opmerkingen|wskazówki|rady|vinkit|советы)(?![\p{L}\p{N}])/iu;
const ONE =
  /^(?:note|n\.?b|p\.?s|tip|storage|to store|make[- ]ahead|variation|serving suggestion|suggestion|tipp|hinweis|anmerkung|variante|nota|consejo|truco|sugerencia|conseil|astuce|remarque|dica|observação|obs|consiglio|suggerimento|trucco|opmerking|wskazówka|vinki|совет)(?![\p{L}\p{N}])/iu;
/** "du chef", "van de kok" */
const OF_COOK =
  /^ (?:du|de la|del|de|dello|della|do|da|van de|vom|of the) (?:chef|cook|koch|chefkoch|cuisinier|cuisinière|cocinero|cocinera|cuoco|kok)/iu;
/** Between a label and what it says. */
const SAYS = /^[\s*_]{0,4}(?:[:：.]{1,2}[\s*_]{0,4}|[-–—|][\s*_]{1,4}|$)/u;
/** "NB it keeps 3 days." */
const NB = /^n\.?b\.?\s{1,4}(?=\p{L})/iu;
/** "TIP De saus", "TIPHet deeg": a label in an element of its own. */
const SHOUTED =
  /^(?:TIPP?|TIPS|ASTUCE|CONSEIL|CONSEJO|TRUCO|DICA|CONSIGLIO|NOTE|NOTA|HINWEIS)\s?(?=\p{Lu}\p{Ll})/u;
/** A note in brackets. */
const BRACKETED = /^\s*[([].*[)\]]\s*$/u;

/** The note that a line is, or the heading of some: "Tip: Use cold butter.", "L'astuce du chef : …", "Notes". */
export function noteIn(line: string): Note | undefined {
  const text = line.replace(SIGNS, '');
  const label = labelOf(text) ?? labelOf(text.replace(BEFORE, ''));
  const start = NB.exec(text)?.[0] ?? SHOUTED.exec(text)?.[0];
  const rest = label?.rest ?? (start === undefined ? undefined : text.slice(start.length));
  if (rest === undefined) return undefined;
  const said = rest.trim();
  const isWhole = said !== '' && BRACKETED.test(line);
  return { rest: isWhole ? said.slice(0, -1) : said, isMany: label?.isMany ?? false };
}

function labelOf(text: string): Note | undefined {
  const many = MANY.exec(text)?.[0];
  const label = many ?? ONE.exec(text)?.[0];
  if (label === undefined) return undefined;
  const below = text.slice(label.length);
  const from = OF_COOK.exec(below)?.[0].length ?? 0;
  const says = SAYS.exec(below.slice(from))?.[0];
  return says === undefined
    ? undefined
    : { rest: below.slice(from + says.length), isMany: many !== undefined };
}
