/** What a heading is about. */
export type Topic = 'ingredients' | 'steps' | 'end';

/** Headings of lists of ingredients. The longer ones first. */
const INGREDIENTS =
  words(`ingredient checklist|ingredients list|ingredient list|ingredients|ingredient|what you need|what youll need|you will need|shopping list
  zutaten|zutatenliste|das brauchst du|ingrédients|ingrédient|les ingrédients|ingredientes|ingrediente|ingredienti|ingrediënten|ingredienten|benodigdheden
  ingrediënten|składniki|ingredienser|ingredients|ainekset|suroviny|ingredience|suroviny|hozzávalók|malzemeler|ингредиенты|состав|інгредієнти|υλικά
  材料|食材|用料|재료|المكونات|المقادير|מצרכים|המצרכים|רכיבים|חומרים|thành phần|nguyên liệu|ส่วนผสม|मुख्य सामग्री|सामग्री`);
const STEPS =
  words(`instructions checklist|instructions|instruction|the execution|directions|direction|method|methods|preparation|preparation steps|steps|step by step|step-by-step|step by step instructions|step-by-step instructions|how to make it|heres how to make it|heres how|how to make|how to cook
  procedure|cooking instructions|cooking method|the method|make it|zubereitung|anleitung|arbeitsschritte|so gehts|préparation|preparation|étapes|etapes
  instructions de préparation|recette|a recept|preparación|elaboración|instrucciones|pasos|modo de preparo|modo de preparação|preparo|preparação|preparazione|procedimento
  bereiding|bereiden|voorbereiden|instructies|bereidingswijze|zo maak je het|przygotowanie|sposób przygotowania|wykonanie|gör så här|instruktioner|tillagning|fremgangsmåde|sådan gør du
  fremgangsmåte|slik gjør du|valmistusohje|ohje|valmistus|postup|příprava|postup přípravy|elkészítés|yapılışı|hazırlanışı|приготовление|способ приготовления
  как приготовить|приготування|εκτέλεση|作り方|つくり方|手順|做法|步骤|步驟|制作方法|만드는 법|만드는법|조리법|طريقة التحضير|الطريقة|طريقة العمل|אופן ההכנה|אופן הכנה|הוראות הכנה|הכנה|הוראות|cách làm|cách nấu|วิธีทำ|विधि`);
const ENDS =
  words(`notes|note|recipe notes|tips|tip|pro tips|pro tip|expert tips|top tips|helpful tips|cooking tips|recipe tips|calories|kalorien|calorías|nutrition|nutrition facts|nutrition information|nutritional information|nutritional info|comments
  recipe comments|reviews|leave a comment|leave a reply|related|related recipes|you may also like|you might also like|more recipes|similar recipes|share|share this
  storage|did you make this recipe|video|faq|faqs|frequently asked questions|about the author|equipment|tools|utensils|tags|keywords|categories|source|newsletter
  nährwerte|nährwertangaben|informação nutricional|declaração nutricional|tabela nutricional|resumo nutricional|tipp|tipps|kommentare|bewertungen|kundenbewertungen|rezensionen|ähnliche rezepte|valeurs nutritionnelles|commentaires|ustensiles|utensilios|utensílios|utensili|küchengeräte|keukengerei|notas|consejos|comentarios|información nutricional
  variation|variations|serving suggestion|serving suggestions|serviervorschlag|conseil|conseils|astuce|astuces|suggestion de présentation
  sugerencia de presentación|sugerencias|dica|dicas|suggerimenti|serveertip|serveertips|serveersuggestie|serveringstips|serveringsforslag|wskazówka
  wskazówki|propozycja podania|porady|tippek|rady|vinkki|vinkit|совет|советы
  uwaga|uwagi|partager|partager cet article|teilen|compartir|condividi|delen|udostępnij
  note|consigli|commenti|valori nutrizionali|voedingswaarden|reacties|komentarze|kommentarer|kommentit|コツ・ポイント|コツ|小贴士|小贴士`);

/** Dashes that are a line which is drawn. */
const MIN_DASHES = 2;
/** "Variation 2" has ingredients and steps. */
const ALONE: ReadonlySet<string> = new Set(['variation', 'variations']);

/** What a heading is about, and what follows the word: "Ingredients for the filling". */
export function topicOf(text: string): { topic: Topic; rest: string } | undefined {
  const plain = withoutDashes(text.trim())
    .toLowerCase()
    .replaceAll(/[（(][^（()）]*[)）]/gu, ' ')
    .replaceAll(/[’']/gu, '')
    .replaceAll(/[*_#=~:：.!()[\]【】“”"►▶•]/gu, ' ')
    .replaceAll(/\p{Extended_Pictographic}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length > 80) return undefined;
  const found = BY_FIRST_WORD.get(plain.split(' ', 1)[0] ?? '')?.find(
    ({ heading }) => plain === heading || (plain.startsWith(`${heading} `) && !ALONE.has(heading)),
  );
  return found && { topic: found.topic, rest: plain.slice(found.heading.length).trim() };
}

/** "--- Method ---" -> " Method "; a dash alone may be a bullet. */
function withoutDashes(text: string): string {
  const isDash = (at: number) => /^[-–—]$/.test(text.charAt(at));
  let [from, to] = [0, text.length];
  while (isDash(from)) from += 1;
  while (to > from && isDash(to - 1)) to -= 1;
  return text.slice(from >= MIN_DASHES ? from : 0, text.length - to >= MIN_DASHES ? to : undefined);
}

/** "Method" alone. */
export function isMethod(text: string): boolean {
  const found = topicOf(text);
  return found?.topic === 'steps' && found.rest === '';
}

const TOPICS: readonly (readonly [Topic, readonly string[]])[] = [
  ['ingredients', INGREDIENTS],
  ['steps', STEPS],
  ['end', ENDS],
];

type Heading = { readonly topic: Topic; readonly heading: string };

/** Every line of a page is asked. */
const BY_FIRST_WORD: ReadonlyMap<string, readonly Heading[]> = Map.groupBy(
  TOPICS.flatMap(([topic, list]) => list.map((heading): Heading => ({ topic, heading }))),
  ({ heading }) => heading.split(' ', 1)[0] ?? '',
);

function words(text: string): string[] {
  const all = text.split(/[|\n]/).map((word) => word.trim());
  return [...new Set(all)].toSorted((a, b) => b.length - a.length);
}
