import { lettersOf } from '#subjects/reading/pages/foundRecipe.rules';

/** What a shop does with a product: the first or the last word of a button. */
const DO =
  words(`add put send save move lege legen hinzufügen hinzufugen setzen speichern ajouter ajoutez mettre envoyer añadir
  anadir añade agregar agrega guardar adicionar adicione guardar aggiungi aggiungere metti salva toevoegen voeg zet plaats
  lägg lägga läg læg legg lisää dodaj pridat přidat`);
/** Where it puts it: words that nothing but shops say. */
const CARTS =
  words(`cart shoppinglist shoppingcart wishlist warenkorb einkaufswagen einkaufskorb einkaufsliste einkaufszettel merkzettel
  wunschliste merkliste carrito carrinho carrello winkelwagen winkelwagentje winkelmand winkelmandje winkelkar boodschappenlijst
  boodschappenlijstje varukorg varukorgen kundvagn inköpslistan indkøbskurv indkøbskurven handlekurv handlekurven handlelisten
  koszyka koszyk ostoskoriin košíku`);
/** And words that others say, too: "a basket of strawberries". */
const PLACES: ReadonlySet<string> = new Set([
  ...CARTS,
  ...words(
    `basket trolley list lists bag panier liste cesta lista cesto mandje lijst lijstje kurven`,
  ),
]);
/** Before the place. */
const INTO = words(
  `to into in on in den die das dem zum zur auf au aux à a al alla allo nella ao à à aan op bij i til do na`,
);
/** What may stand between. */
const BETWEEN =
  words(`all both them this these it everything items item ingredients ingredient products product recipe recipes my your the
  selected shopping grocery alle alles alle artikel artikel produkte produkt zutaten zutat rezept mein meine meinen meiner deine
  ihre tout tous toutes les la le l ma mes mon votre de des du courses achats ingrédients ingrédient article articles produits
  todo todos todas los las el el mi mis compra compras ingredientes ingrediente productos artículos artículo supermercado
  tudo o os as minha meu produtos itens tutto tutti tutte gli i il lo mia mio della spesa dei desideri ingredienti prodotti
  prodotto mijn je de het alle ingrediënten producten product toe dina mine min`);

/** Buttons that sell, word by word. */
const SELLING = new Set(
  phrases(`buy | buy now | buy it | buy ingredients | buy on amazon | shop | shop now | shop ingredients | shop this recipe | shop the recipe
    shop all ingredients | shop recipe ingredients | order now | order ingredients | get ingredients | get the ingredients | get ingredients delivered
    add to favorites | add to favourites | add to collection | view product | view products | see product | see price | check price
    kaufen | jetzt kaufen | bestellen | jetzt bestellen | online bestellen | zutaten kaufen | zutaten bestellen | zutaten einkaufen | zum produkt
    zum produkt hinzufügen | produkt ansehen | produkt anzeigen | produkte anzeigen | zum shop
    acheter | acheter maintenant | achetez maintenant | commander | commander maintenant | acheter les ingrédients | voir le produit | voir les produits
    voir produit | voir le prix | comprar | comprar ahora | cómpralo | comprar ingredientes | comprar los ingredientes | ver producto | ver productos
    ver precio | comprar agora | compre agora | ver o produto | ver produto | ver produtos | acquista | acquista ora | compra | compra ora | ordina ora
    acquista gli ingredienti | vedi prodotto | vedi il prodotto | vai al prodotto | koop | koop nu | kopen | nu kopen | bestel | bestel nu
    bekijk product | bekijk producten | naar product | köp | köp nu | køb | køb nu | kjøp | kjøp nå | osta | kup | kup teraz | kup składniki`),
);

/** What else a site says between the lines, word by word. */
const SAID = new Set(
  phrases(`in stock | out of stock | sold out | currently unavailable | view cart | view list | find in store | find a store near you
    select all | deselect all | select all ingredients | deselect all ingredients | copy ingredients | copy to clipboard | check all
    us customary | metric | us customary metric | us metric | metric us | imperial metric | metric imperial | us imperial metric
    cook mode | cook mode prevent your screen from going dark | prevent your screen from going dark | keep screen awake | keep the screen on
    double recipe | print recipe | print this recipe | save recipe | save this recipe | pin recipe | pin this recipe | jump to recipe
    scale | edit | edit source | edit edit source | bearbeiten | quelltext bearbeiten | bearbeiten quelltext bearbeiten
    email recipe | share recipe | scale recipe | adjust servings | rate this | rate this recipe | rate recipe | rate it | leave a review | share your experiences with the product with other customers
    write a review | read reviews | be the first to review | be the first to rate | be the first to rate this recipe | no ratings yet | no reviews yet
    ausverkauft | nicht verfügbar | derzeit nicht verfügbar | nicht auf lager | auf lager | inkl mwst | inkl mwst zzgl versand
    inkl mwst zzgl versandkosten | zzgl versandkosten | zzgl versand | jetzt bewerten | rezept bewerten | bewerten | bewertung abgeben | geben sie eine bewertung ab | teilen sie ihre erfahrungen mit dem produkt mit anderen kunden | zutaten schließen
    bewertung schreiben | rezept drucken | rezept speichern | rezept teilen | alle auswählen | alle abwählen | noch keine bewertungen
    rupture de stock | en rupture de stock | en stock | indisponible | épuisé | donner votre avis | donnez votre avis | noter la recette
    noter cette recette | imprimer la recette | tout sélectionner | enregistrer la recette | aucun avis
    agotado | sin stock | en existencias | no disponible | valorar receta | valora esta receta | valorar | imprimir receta | guardar receta
    seleccionar todo | sin valoraciones | esgotado | sem stock | sem estoque | indisponível | avaliar | avaliar receita | avalie esta receita
    imprimir receita | guardar receita | selecionar tudo | sem avaliações | esaurito | non disponibile | vota | vota la ricetta | vota questa ricetta
    stampa ricetta | stampa la ricetta | salva ricetta | salva la ricetta | seleziona tutto | nessuna recensione
    uitverkocht | niet op voorraad | op voorraad | niet beschikbaar | beoordeel dit recept | geef je beoordeling | print recept | recept printen
    bewaar recept | alles selecteren | slut i lager | udsolgt | utsolgt | brak w magazynie`),
);

/** What is counted by those who judge a recipe. */
const RATINGS =
  words(`rating ratings review reviews vote votes star stars bewertung bewertungen rezension rezensionen stimme stimmen stern sterne
  sternen avis vote votes étoile étoiles valoración valoraciones opinión opiniones reseña reseñas voto votos estrella estrellas
  avaliação avaliações comentários estrela recensione recensioni voti voto stelle beoordeling beoordelingen stem stemmen
  ster sterren recensies omdöme omdömen betyg anmeldelse anmeldelser arvostelu arvostelua opinii ocena ocen`);
const OF_RATINGS = words(
  `from of out based on by and average von aus basierend auf durchschnitt bei durchschnittliche sur basé selon moyenne de del sobre media su di basato van uit op av avg user users`,
);

/** Words of a price. */
const MONEY = words(`eur euro usd gbp chf cad aud kr sek nok dkk pln zł`);
const OF_PRICES =
  words(`from each per pro je ab ca stück st stk pc pcs ea kg g gr l ml cl lb lbs oz pack package pkg statt nur only approx par pièce la le
  à a partir de desde por cada unidad ud un unidade partire da al cadauno vanaf per stuk inkl mwst uvp i was now`);

/** "Sign up to our newsletter", "Subscribe to A Site" */
const LETTERS =
  /^(?:sign up (?:to|for)|subscribe (?:to|for)|join our (?:newsletter|mailing list))\b/i;

/** Words of a button behind a line, at most. */
const MAX_BUTTON = 6;
/** Words of a whole line of a shop, at most. */
const MAX_WORDS = 14;

/** Whether a line is a shop's, or a vote's: "Add to Cart", "Comprar", "0 von 0 Bewertungen", "ab 2,99 €". */
export function isShopLine(text: string): boolean {
  if (text.length > 120) return false;
  const said = wordsOf(text);
  if (said.length === 0 || said.length > MAX_WORDS) return false;
  return (
    SELLING.has(said.join(' ')) ||
    SAID.has(said.join(' ')) ||
    isButton(said) ||
    isRating(said) ||
    isPrice(text, said) ||
    isScale(text) ||
    LETTERS.test(text)
  );
}

/**
 * The lines without those of a shop, and without its buttons behind them: "200 g flour Add to cart".
 *
 * Shape   a button of one word goes when several lines end with it. When nothing else is left, all stay.
 */
export function withoutShopWords<Line extends { readonly text: string }>(
  lines: readonly Line[],
): readonly Line[] {
  const food = lines.filter(({ text }) => !isShopLine(text));
  if (food.length === 0) return lines;
  const ends = Map.groupBy(food, ({ text }) => text.slice(text.lastIndexOf(' ') + 1));
  return food.map((line) => {
    const [words, last] = [line.text.split(' '), line.text.slice(line.text.lastIndexOf(' ') + 1)];
    const isRepeated = (ends.get(last)?.length ?? 0) > 1;
    const from = buttonAt(words, isRepeated ? 1 : 2);
    return from === undefined ? line : { ...line, text: words.slice(0, from).join(' ') };
  });
}

/** Where the button begins that a line ends with. */
function buttonAt(written: readonly string[], least: number): number | undefined {
  for (
    let from = Math.max(1, written.length - MAX_BUTTON);
    from <= written.length - least;
    from += 1
  ) {
    const button = wordsOf(written.slice(from).join(' '));
    const isAside = /[,;:([–-]$/.test(written[from - 1] ?? '');
    // "Turkey in the bag" is none.
    const isSure = button.some((word) => DO.has(word) || CARTS.has(word));
    const isWhole = SELLING.has(button.join(' ')) || (isSure && isButton(button));
    if (!isAside && isWhole && /\p{L}/u.test(written.slice(0, from).join(' '))) return from;
  }
  return undefined;
}

/** "Add 5 items to cart", "In den Warenkorb", "Tout ajouter au panier": no word is of anything else. */
function isButton(said: readonly string[]): boolean {
  const places = said.filter((word) => PLACES.has(word)).length;
  const acts = said.filter((word) => DO.has(word)).length;
  const isInto = said.some((word, at) => INTO.has(word) && at < said.length - 1);
  const isAct = acts > 0 || INTO.has(said[0] ?? '');
  const isAll = said.every(
    (word) =>
      DO.has(word) ||
      PLACES.has(word) ||
      INTO.has(word) ||
      BETWEEN.has(word) ||
      /^\d{1,3}$/.test(word),
  );
  return places > 0 && isAct && isInto && isAll;
}

/** "4.8 from 120 votes", "0 von 0 Bewertungen", "12 avis" */
function isRating(said: readonly string[]): boolean {
  const isAll = said.every((word) => RATINGS.has(word) || OF_RATINGS.has(word) || /^\d/.test(word));
  return isAll && said.some((word) => RATINGS.has(word)) && said.some((word) => /^\d/.test(word));
}

/** "from $2.49/lb", "2,99 € / 100 g" */
function isPrice(text: string, said: readonly string[]): boolean {
  const isMoney = /[$€£]/.test(text) || said.some((word) => MONEY.has(word));
  const isAll = said.every((word) => MONEY.has(word) || OF_PRICES.has(word) || /^\d/.test(word));
  return isMoney && isAll && said.some((word) => /^\d/.test(word));
}

/** "1x 2x 3x", "½x 1x 2x", "1/2x1x2x" */
function isScale(text: string): boolean {
  return /^(?:[\d½¼./]{1,4}[x×] ?){2,8}$/i.test(text);
}

/** The words and numbers of a text in lower case, without signs: "4,5 (12 Ratings)" is "4,5", "12", "ratings". */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’']/gu, ' ')
    .split(/[^\p{L}\p{N}.,]+/u)
    .map((word) => word.replace(/^[.,]{1,9}/, '').replace(/[.,]{1,9}$/, ''))
    .filter((word) => lettersOf(word) !== '');
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

function phrases(text: string): string[] {
  return text.split(/[|\n]/).map((phrase) => phrase.trim());
}
