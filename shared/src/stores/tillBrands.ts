import { foldText } from '#basics/text';

/**
 * A maker. `is`: the word for all that it makes, `null` for what nobody cooks with; of that, `isFluid`: sold by fluid ounces.
 */
export type TillBrand = {
  readonly name: string;
  readonly is: string | null | undefined;
  readonly isFluid: boolean;
};

/**
 * Makers by how tills and shops write them, in words as `plainWords` gives them.
 *
 * Shape   "Name = spelling, spelling". A name is a spelling itself. `!`: nothing of this maker is cooked with; `~`: nor that,
 *         and it is measured. `>` word: its goods are that where the text does not say it ("LaCroix Lime").
 */
const MAKERS = `
  365; A1 = a 1; Acme; Adams; Aidells; Allinson; Alpro; Amy's; Apetina; Applegate; Argo; Arla; Arm & Hammer = a and h,
  arm hmr, arm hammer; Arrowhead Mills = arwhd mls; Athenos = athns; Athens; Aunt Jemima; Ball Park = bp, ballpk, ball
  pk; Bar-S = bar s; Barilla = brla, barlla, barl; Bays; Bear Naked; Beemster; Bell & Evans; BelGioioso = blgioio,
  belgio; Ben & Jerry's = b and j, bnj ~; Bertolli = brtli, brtlli, bertoli; Best Foods = bst fds, bst foods; Better
  Than Bouillon = btb; Betty Crocker = btty crckr, b crocker; Bianco DiNapoli; Billington's; Birds Eye = be, birds i,
  brds eye > frozen; Blue Diamond = blu dmnd, bd; Blue Dragon; Boar's Head = brs hd; Bob's Red Mill = brm, bobs; Bonne
  Maman; Borwick's; Bragg; Breakstone's = brkstn, brkstns; Breyers = bryrs, bryr; Bubbies; Bumble Bee = bb, bmbl bee;
  Bush's = bush, bsh; Butterball = btrbl; C&H = c and h; Cabot = cbt; Cacique; Cadbury = cadbury bournville, bournville; Califia Farms = califia;
  California Olive Ranch; Campbell's = cmpbl, cmpbll, campb; Carapelli; Carnation = crntn, carntn; Cascadian Farm =
  casc frm; Cathedral City; Cento = cnto; Challenge = chlng, chllng; Chobani = chbni, chob, chobni; Chosen Foods;
  Cholula > hot sauce; Cirio; Citterio; Clabber Girl = clbr grl; Claussen = clsn, clssn; Classico = clssco; Clover;
  Colavita; Colman's; Columbus; Contadina = cntdna; Cortas; Copella; Cravendale; Creamette = crmt, crmtte; Crisco =
  crsco; Crisp n Dry; Crystal Farms; Cypressa; Daisy = dsy; Dannon = dann, dnnn; Danone; Dave's Killer Bread = dkb; De
  Cecco; Del Monte = dm, del mnt; Delallo; Diamond; Diamond Crystal = dc, dmnd crys; Dole; Domino = dmno, domno; Dr
  Oetker; Dreyer's = dryrs; Driscoll's = drscl; Droste; Duke's; Dynasty; Eagle Brand = egl brnd; Earthbound Farm =
  ebf; East End; Eden; Eggland's Best = egglnds bst, egglnds, eb; Elmlea; Emmi; Emerald Cove; Epicure; Fage = fage
  total; Fleischmann's = flschmn, flsh; Florida's Natural = fl nat; Foster Farms = fstr frm, ff farms; Frank's > hot
  sauce; French's = frnchs, frnch; Frontier = frontier co op; Galbani; Gallo; Garofalo; Ghirardelli = ghrdli; Goya;
  Gold Medal = gm, gld mdl, gold mdl; Grandma's; Great Value = gv, grt val; Green Giant = gg, grn gnt; Green &
  Black's; Grey Poupon = gry ppn, g poupon; Guerrero; Haagen-Dazs = haagen dazs; Happy Egg Co = happy egg; Hatch;
  Heinz = hnz; Hellmann's = hlmns, hllmns, hellmns; Hershey's = hrsh, hrshy, hersh; Hidden Valley = hv, hdn vly;
  Hillshire = hlshr, hilshr, hillshire farm; Homepride; Honey Maid = hnymd, hny md; Horizon = hrzn, horizn, horizon
  organic; Hormel = hrml, hormel black label, hrml blk lbl; House Foods; Hovis; Hunt's = hnts, hnt; Huy Fong; Imperial; Innocent;
  Jennie-O = jennie o, jen o; Jet-Puffed; Jif; Jimmy Dean = jimmy dn, jd; John West; Johnsonville = jhnsnvl, jhnsvl,
  jhnsvlle; Jolly Time; Joseph's; Juanita's; Jus-Rol = jus rol; KTC; Kadoya; Karo; Kellogg's = klgs, kllgs, kelloggs;
  Kerrygold = krygld, kerrygld; Kettle Brand = kettle; Kikkoman = kikk, kkmn; King Arthur = ka, kng arthr; Kirkland =
  ks, kirkland signature; Knorr; Kraft = krft, krf; Kroger = kro, kr, krgr; La Brea; La Costena; Land O'Lakes = land o
  lakes, lol, lnd o lks, lol lks; Laura's; Lay's = lays, lys; Lea & Perrins = l and p; Lee Kum Kee = lkk; Libby's;
  Lightlife; Lindt; Locatelli; Lucerne = luc, lcrn; Lundberg; Lurpak; Mae Ploy; Mahatma = mhtm, mhtma; Maille; Maldon;
  Maruchan; Marukan; Mary's; Maseca; McCain > frozen; McCormick = mcc, mccrm, mccorm, mccrmck; McDougalls; Merchant
  Gourmet; Mezzetta; Mi Rancho; Miracle Whip; Mission = mssn, msn; Morton = mrtn; Mother In Law's; Mott's = motts,
  mtts; Mt Vikos; Muir Glen; Mutti; Nabisco = nab, nbsco; Napolina; Nasoya; Natural Delights; Near East; Nestle =
  nstl, nstle, nestle toll house, toll house; Newman's Own; Nielsen-Massey = nielsen massey; Niman Ranch; Nutiva;
  Oatly; Ocean Spray = ocn spry; Old El Paso = oep; Omaha; Ore-Ida = ore ida, oreida > frozen; Organic Valley = og
  vly, orgvly, ov; Oscar Mayer = om, osc myr, o m; OXO; Pace; Pacific Foods = pac, pacific; Partanna; Patak's; Peet's;
  Pepperidge Farm = pep farm, pprdg frm, pf; Perdue = prdu, prdue; Pete & Gerry's; Philadelphia = phila, philly, phil > cream cheese;
  Planters = plntrs; Plugra; Polly-O = polly o; Pompeian; Prairie Farms; Prego; President; Progresso = prgrso; Quaker
  = qkr, quakr; Ragu; Rao's; Reese; Red Boat; Ronzoni; Rowse; Royal; Rumford; Rummo; Sabra; San Giorgio = san g, sn
  grgo; San-J = san j; Sara Lee = sl, sara l; Sargento = srg, srgnto, sargnto; Sarson's; Saxa; Schwartz; Seapoint; Sea
  Best; Siggi's; Signature Select = sig sel; Silk; Silver Spoon; Simple Truth = sim tru; Simply = smply; Simply
  Organic; Skippy = skpy, skppy; Smart Chicken; Smithfield; Smucker's = smkr, smkrs, smckrs; Snake River Farms; Soom;
  Spectrum; StarKist = sk, strkst; Stonefire; Stonyfield = stnyfld; Straus = straus family creamery; Sue Bee; Sun-Maid
  = sun maid; Sun-Pat = sun pat; Sunsweet; Swanson = swnsn, swans; Sweet Baby Ray's = sbr, swt bby rays; Taylors; Tate
  & Lyle; Tesco; Thai Kitchen; Thomas' = thms, thomas; Tilda; Tillamook = tlmk, tillmk; Trader Joe's; Tony's Chocolonely; Tropicana =
  trop, tropcna; Twinings; PG Tips; Typhoo; Tyson = tysn; Uncle Ben's = ub, ben's original; Vermont Creamery;
  Vicenzovo; Vital Choice; Vital Farms; Warburtons; Wesson = wssn; Whole Foods; Wild Planet; Wholesome; Wonder = wndr;
  Wyman's; Yeo Valley; New York Bagel; Nutella > chocolate hazelnut spread; Tabasco = tbsco > hot sauce; PAM > cooking
  spray; LaCroix = lacroix, la croix, lcrx > sparkling water; Spindrift > sparkling water; Perrier > sparkling water;
  San Pellegrino = pellegrino, s pellegrino > sparkling water; Topo Chico > sparkling water; Bubly > sparkling water;
  Bud Light = bud lt, bud lite > beer; Budweiser = budwsr, bud > beer; Coors = coors lt, coors light > beer; Miller =
  miller lt, mlr lt > beer; Corona > beer; Heineken = heinkn > beer; Modelo > beer; Peroni > beer; Guinness > beer;
  Stella Artois = stella > beer; Sierra Nevada > beer; Lay's Classic = lays clsc > potato chips; Ruffles = rffls >
  potato chips; Pringles = prngls > potato chips; Tostitos = tstitos, tsttos > tortilla chips; Coca-Cola = coca cola,
  coke, diet coke, cocacola ~; Pepsi = diet pepsi, pepsi cola ~; Dr Pepper = dr pepper, dr ppr, diet dr ppr, diet dr
  pepper ~; Mountain Dew = mtn dew, mt dew, mountain dew ~; Sprite ~; Fanta ~; 7UP = 7 up ~; Mug Root Beer ~; A&W = a
  and w ~; Schweppes ~; Canada Dry ~; Gatorade = gtrade, gatrd ~; Powerade = pwrade ~; Red Bull = redbull ~; Monster
  ~; Rockstar ~; Celsius ~; Dasani = dasni ~; Aquafina = aquafna ~; Evian ~; Fiji ~; Poland Spring ~; Smartwater ~;
  Snapple = snpl ~; Arizona ~; Lipton ~; Capri Sun ~; Kool-Aid = kool aid ~; Hi-C = hi c ~; GT's = gts ~; Health-Ade
  ~; Doritos = drtos !; Cheetos = cheetos, chtos !; Fritos = frtos !; SunChips !; Takis !; Goldfish = gldfsh !;
  Cheez-It = cheez it !; Ritz !; Triscuit !; Wheat Thins !; Oreo = oreo, oreos !; Chips Ahoy !; Nutter Butter !; Fig
  Newtons !; Pop-Tarts = pop tarts, poptarts !; Tate's !; McVitie's !; Walkers !; Snickers = snkrs, snickrs !; M&M's = m and ms,
  m and m !; Reese's = reeses !; Kit Kat = kitkat, kit kat !; Twix !; Skittles = skttls !; Starburst !; Haribo !;
  Jolly Rancher !; Trident !; Orbit !; Extra Gum !; Tic Tac !; Mentos !; Milky Way !; Butterfinger !; Cheerios = chrs,
  cheeros !; Froot Loops !; Lucky Charms !; Frosted Flakes !; Special K !; Raisin Bran !; Cap'n Crunch !; Weetabix !;
  Clif = clif bar !; Kind Bar !; Quest Bar = quest !; Nature Valley = nat vly !; Larabar !; RXBAR !; Slim Jim !; Jack
  Link's !; Lunchables !; Hot Pockets !; DiGiorno !; Totino's !; Red Baron !; Lean Cuisine !; Stouffer's !; Marie
  Callender's !; Gerber !; Similac !; Enfamil !; Ensure ~; Happy Baby !; Marmite !; Bovril !; Nescafe !; Folgers
  Instant !; Charmin = chrmn, charmn !; Bounty = bnty, bnty pprtwl !; Scott !; Cottonelle !; Angel Soft !; Kleenex =
  klnx, klnex !; Puffs !; Andrex !; Tide ~; Gain ~; Persil ~; All Free Clear ~; Downy ~; Snuggle ~; Dawn ~; Palmolive
  ~; Cascade !; Finish !; Fairy ~; Ajax ~; Clorox = clrx, clorx ~; Lysol = lysl ~; Pine-Sol ~; Windex = wndx ~; Mr
  Clean ~; Swiffer = swffr !; Febreze ~; Glade !; Air Wick !; Glad !; Hefty = hfty !; Ziploc = zplc, zploc !; Reynolds
  = rynlds, reynlds !; Saran !; Bacofoil !; Plenty !; Domestos ~; Method ~; Ecover ~; Seventh Generation = 7th gen,
  svnth gen ~; Mrs Meyer's = mrs meyers ~; If You Care !; BioBag !; Brillo !; Scotch-Brite !; Tidy Cats = tdy cat,
  tidy cat !; Fresh Step !; Arm & Hammer Cat Litter !; Purina = prna, purna !; Pedigree = pdgree !; Iams !; Blue
  Buffalo !; Whiskas !; Friskies !; Fancy Feast !; Meow Mix !; Milk-Bone !; Greenies !; Kibbles !; Beneful !; Colgate
  = clgt, colgte !; Crest !; Sensodyne !; Listerine ~; Oral-B !; Tom's of Maine !; Head & Shoulders = h and s, hd
  shldrs ~; Pantene ~; Suave ~; Dove !; Dial !; Irish Spring !; Old Spice !; Axe !; Degree !; Secret !; Gillette !;
  Nivea !; Olay !; Aveeno !; Burt's Bees !; Avalon Organics ~; OGX ~; TRESemme ~; Garnier ~; Neutrogena !; Huggies =
  hggs !; Pampers = pmprs !; Luvs !; Tampax !; Always !; Kotex !; Depend !; Tylenol = tylnl !; Advil !; Aleve !;
  Motrin !; Bayer !; Tums !; Pepto-Bismol !; Band-Aid !; NyQuil !; DayQuil !; Benadryl !; Claritin !; Zyrtec !;
  Emergen-C !; Centrum !; Nature Made !; Duracell = drcl !; Energizer = enrgzr !; Bic !; Yankee Candle = yankee !;
  Marlboro !; Camel !; Newport !; Juul !
`;

function readMakers(text: string): ReadonlyMap<string, TillBrand> {
  const makers = new Map<string, TillBrand>();
  for (const entry of text.split(';')) {
    const [, mark = ''] = /([!~])\s*$/.exec(entry) ?? [];
    const [names = '', is] = entry.replace(/[!~]\s*$/, '').split('>');
    // The table above breaks its lines also within names.
    const [name = '', spellings = ''] = names
      .split('=')
      .map((part) => part.trim().replaceAll(/\s+/g, ' '));
    const maker = { name, is: mark === '' ? is?.trim() : null, isFluid: mark === '~' };
    for (const spelling of [name, ...spellings.split(',')]) {
      const key = brandKey(spelling);
      if (key !== '' && !makers.has(key)) makers.set(key, maker);
    }
  }
  return makers;
}

/** A maker's name as it is looked up: "Land O'Lakes" -> "land olakes". */
export function brandKey(name: string): string {
  return foldText(name)
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

export const TILL_BRANDS: ReadonlyMap<string, TillBrand> = readMakers(MAKERS);
/** Max words of a maker's name. */
export const MAX_BRAND_WORDS = 4;
