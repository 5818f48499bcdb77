/**
 * What tills and shops print for want of room: "TRKY" is turkey. In lower case, without full stops.
 *
 * Shape   words that are abbreviated in one way only by what stands beside them are in TILL_PHRASES. A word that may be
 *         two foods ("stk": steak, stick, stock) is in neither, so that it is asked about.
 */
export const TILL_WORDS: ReadonlyMap<string, string> = pairs(`
  mlk: milk; whl: whole; ff: fat free; lf: low fat; rf: reduced fat; skm: skim; buttrmlk: buttermilk; btrmlk:
  buttermilk; bmlk: buttermilk; crm: cream; crmr: creamer; hvy: heavy; whp: whipping; whpng: whipping; whpg: whipping;
  whpd: whipped; btr: butter; bttr: butter; butr: butter; bter: butter; slt: salt; sltd: salted; slted: salted; unslt:
  unsalted; unsltd: unsalted; unsalt: unsalted; uslt: unsalted; usltd: unsalted; mrgrn: margarine; marg: margarine;
  grk: greek; yog: yogurt; ygt: yogurt; ygrt: yogurt; yogrt: yogurt; yght: yogurt; yoghrt: yogurt; pln: plain; chs:
  cheese; chse: cheese; chez: cheese; chd: cheddar; chdr: cheddar; ched: cheddar; chedr: cheddar; cheddr: cheddar;
  shrp: sharp; shp: sharp; xsharp: extra sharp; xshrp: extra sharp; mozz: mozzarella; moz: mozzarella; mzrla:
  mozzarella; parm: parmesan; prm: parmesan; prov: provolone; provol: provolone; mntry: monterey; amer: american;
  amrcn: american; sngl: slices; sngls: slices; slc: slices; slcs: slices; slcd: sliced; slic: sliced; shrd: shredded;
  shrdd: shredded; shred: shredded; shrded: shredded; grtd: grated; grat: grated; crmbl: crumbled; crmbld: crumbled;
  crumbl: crumbled; cott: cottage; cttg: cottage; ctg: cottage; ricot: ricotta; rcta: ricotta; brck: brick; spd:
  spread; sprd: spread; chkn: chicken; chk: chicken; ckn: chicken; chix: chicken; chckn: chicken; chick: chicken;
  chic: chicken; bnls: boneless; bnlss: boneless; bnless: boneless; bonls: boneless; sknls: skinless; sknlss:
  skinless; sklss: skinless; skls: skinless; bnin: bone in; brst: breast; brsts: breast; bst: best; brstd: breast;
  thgh: thigh; thghs: thighs; thi: thighs; drmstk: drumsticks; drmstks: drumsticks; drmstck: drumsticks; drumstk:
  drumsticks; drum: drumsticks; wng: wings; wngs: wings; grnd: ground; grd: ground; gnd: ground; grnded: ground; bf:
  beef; bef: beef; stw: stew; rst: roast; rstd: roasted; roastd: roasted; brskt: brisket; sirln: sirloin; srln:
  sirloin; rby: ribeye; flnk: flank; prk: pork; tndrln: tenderloin; tndln: tenderloin; tendrln: tenderloin; tndr:
  tender; shldr: shoulder; bcn: bacon; bacn: bacon; ssg: sausage; ssge: sausage; saus: sausage; sausg: sausage; sge:
  sausage; brat: bratwurst; brats: bratwurst; ital: italian; itln: italian; brkfst: breakfast; bkfst: breakfast;
  brkfs: breakfast; kielb: kielbasa; kbasa: kielbasa; trky: turkey; tky: turkey; turk: turkey; turky: turkey; lmb:
  lamb; slmn: salmon; salm: salmon; tlpa: tilapia; shrmp: shrimp; shmp: shrimp; srmp: shrimp; tna: tuna; fil: fillet;
  flt: fillet; filt: fillet; fllt: fillet; flts: fillet; fils: fillet; atl: atlantic; chnk: chunk; chnks: chunks; sld:
  solid; wtr: water; pprni: pepperoni; ppprni: pepperoni; slmi: salami; prsct: prosciutto; frnk: franks; frnks:
  franks; wnr: wieners; org: organic; orgnc: organic; ogc: organic; og: organic; nat: natural; natl: natural; ntrl:
  natural; frsh: fresh; frz: frozen; frzn: frozen; fzn: frozen; fz: frozen; froz: frozen; dryd: dried; drd: dried;
  dri: dried; unswt: unsweetened; unswtd: unsweetened; unsw: unsweetened; uns: unsweetened; swt: sweet; swtnd:
  sweetened; swtd: sweetened; reg: regular; orig: original; orgnl: original; clsc: classic; clasc: classic; lt: light;
  lte: light; drk: dark; dk: dark; mld: mild; med: medium; md: medium; lg: large; lrg: large; lge: large; sml: small;
  sm: small; jmb: jumbo; jbo: jumbo; xl: extra large; xlg: extra large; thk: thick; thck: thick; thn: thin; crs:
  coarse; fn: fine; qk: quick; instnt: instant; wht: white; whte: white; blk: black; blck: black; brn: brown; brwn:
  brown; grn: green; gren: green; ylw: yellow; yel: yellow; yllw: yellow; rd: red; gldn: golden; gld: gold; ban:
  bananas; bnna: bananas; banan: bananas; apl: apple; aple: apple; appl: apple; apls: apples; orng: orange; orn:
  orange; lmn: lemon; lemn: lemon; lim: lime; grpfrt: grapefruit; grps: grapes; grp: grape; pnapl: pineapple; pnappl:
  pineapple; pineap: pineapple; mngo: mango; pch: peach; pchs: peaches; pech: peaches; strw: strawberries; strwb:
  strawberry; strwby: strawberry; strwbry: strawberries; strawb: strawberry; stwbry: strawberries; straw: strawberry;
  blubry: blueberries; bluebry: blueberries; blbry: blueberries; blueb: blueberry; blkbry: blackberries; rasp:
  raspberries; raspb: raspberry; rspbry: raspberries; razz: raspberry; crnbry: cranberry; cran: cranberry; chry:
  cherry; chrry: cherry; wtrmln: watermelon; wmelon: watermelon; cantlp: cantaloupe; cantlpe: cantaloupe; avoc:
  avocado; avo: avocado; avcdo: avocado; hss: hass; clemn: clementines; mandrn: mandarin; tom: tomato; toms: tomatoes;
  tmto: tomato; tmt: tomato; tomat: tomato; tomto: tomato; pot: potato; pots: potatoes; pto: potato; ptto: potato;
  potat: potato; rsst: russet; rus: russet; onn: onion; onin: onion; onon: onion; scalln: scallion; grlc: garlic;
  garl: garlic; gngr: ginger; clry: celery; celry: celery; crrt: carrot; crrts: carrots; carr: carrots; crts: carrots;
  broc: broccoli; broccli: broccoli; brcli: broccoli; clflwr: cauliflower; caulif: cauliflower; cauli: cauliflower;
  spin: spinach; spnch: spinach; spnach: spinach; lttc: lettuce; lett: lettuce; lettce: lettuce; icebrg: iceberg;
  romn: romaine; rmn: romaine; cabg: cabbage; cabb: cabbage; cbbg: cabbage; cuke: cucumber; cuc: cucumber; cucmbr:
  cucumber; zuc: zucchini; zucc: zucchini; zuke: zucchini; sqsh: squash; sqush: squash; bttrnt: butternut; eggplnt:
  eggplant; asprgs: asparagus; aspar: asparagus; mshrm: mushroom; mshrms: mushrooms; mush: mushrooms; mshm: mushroom;
  pep: pepper; ppr: pepper; peppr: pepper; pprs: peppers; pepr: pepper; jal: jalapeno; jlpno: jalapeno; jalap:
  jalapeno; cil: cilantro; cilant: cilantro; cilntro: cilantro; prsly: parsley; pars: parsley; bn: bean; bns: beans;
  kdny: kidney; kidny: kidney; pnto: pinto; garb: garbanzo; garbz: garbanzo; lntl: lentils; lent: lentils; crn: corn;
  veg: vegetable; vegs: vegetables; vegt: vegetable; mxd: mixed; mx: mix; jce: juice; juc: juice; jc: juice; jui:
  juice; oj: orange juice; sce: sauce; sc: sauce; sauc: sauce; scs: sauce; drsg: dressing; drssng: dressing; drsng:
  dressing; dres: dressing; ktchp: ketchup; kchup: ketchup; ketch: ketchup; ctsp: ketchup; catsp: ketchup; mstrd:
  mustard; mustrd: mustard; mustd: mustard; must: mustard; myo: mayo; mayon: mayonnaise; vngr: vinegar; vin: vinegar;
  vinegr: vinegar; vgr: vinegar; acv: apple cider vinegar; cdr: cider; evoo: extra virgin olive oil; xv: extra virgin;
  olv: olive; cnla: canola; canla: canola; cnola: canola; coco: coconut; ccnut: coconut; cocnt: coconut; sunfl:
  sunflower; spry: spray; srirch: sriracha; worc: worcestershire; wrcstr: worcestershire; teryki: teriyaki; teri:
  teriyaki; hny: honey; hney: honey; syr: syrup; syrp: syrup; mpl: maple; pb: peanut butter; pnut: peanut; peant:
  peanut; pnt: peanut; almd: almond; alm: almond; almnd: almond; wlnt: walnuts; wlnts: walnuts; pcn: pecans; cshw:
  cashews; crmy: creamy; crnchy: crunchy; crnch: crunchy; jly: jelly; prsv: preserves; presrv: preserves; brd: bread;
  bred: bread; bgl: bagels; bgls: bagels; mfn: muffins; mufn: muffins; mffn: muffins; eng: english; englsh: english;
  bun: buns; hmbrgr: hamburger; hamb: hamburger; hmbgr: hamburger; hotdog: hot dog; tort: tortillas; tortla:
  tortillas; trtla: tortillas; trtlla: tortillas; trtllas: tortillas; spghti: spaghetti; spag: spaghetti; spagh:
  spaghetti; spgh: spaghetti; mac: macaroni; elbw: elbow; ndl: noodles; ndls: noodles; nood: noodles; noodl: noodles;
  ling: linguine; fett: fettuccine; rigat: rigatoni; lasag: lasagna; rce: rice; ric: rice; jasm: jasmine; jsmn:
  jasmine; bsmti: basmati; basm: basmati; ot: oats; oatmlk: oat milk; almdmlk: almond milk; soymlk: soy milk; flr:
  flour; flor: flour; flur: flour; unbl: unbleached; unblchd: unbleached; ap: all purpose; sgr: sugar; sug: sugar;
  sugr: sugar; gran: granulated; grnltd: granulated; pwdr: powder; pwd: powder; pdr: powder; powd: powder; pwdrd:
  powdered; bkg: baking; bkng: baking; bak: baking; sda: soda; strch: starch; starc: starch; cornstrch: cornstarch;
  yst: yeast; choc: chocolate; chc: chocolate; choco: chocolate; coca: cocoa; mrsh: marshmallow; mrshmlw:
  marshmallows; van: vanilla; vanla: vanilla; vnla: vanilla; vnlla: vanilla; extr: extract; ext: extract; xtrct:
  extract; exct: extract; cinn: cinnamon; cin: cinnamon; cnnmn: cinnamon; cumn: cumin; oreg: oregano; oregno: oregano;
  pprka: paprika; papr: paprika; papka: paprika; chli: chili; chl: chili; turmrc: turmeric; nutmg: nutmeg; seas:
  seasoning; ssng: seasoning; seasng: seasoning; iod: iodized; iodz: iodized; kshr: kosher; ksh: kosher; pprcrn:
  peppercorn; pst: paste; pste: paste; pur: puree; dcd: diced; dicd: diced; dce: diced; crshd: crushed; crsh: crushed;
  pld: peeled; peeld: peeled; chpd: chopped; choppd: chopped; stwd: stewed; bkd: baked; rfrd: refried; refr: refried;
  brth: broth; stck: stock; bouil: bouillon; evap: evaporated; evp: evaporated; cond: condensed; condnsd: condensed;
  crkr: crackers; crkrs: crackers; crckr: crackers; crk: crackers; grhm: graham; grahm: graham; saltns: saltines; cky:
  cookie; ckie: cookie; ckies: cookies; ckys: cookies; cndy: candy; crl: cereal; flks: flakes; flk: flakes; fshn:
  fashioned; fshnd: fashioned; pnck: pancake; pcake: pancake; pz: pizza; pzza: pizza; ic: ice cream; icrm: ice cream;
  cof: coffee; coff: coffee; cffe: coffee; cofe: coffee; espr: espresso; hmms: hummus; humus: hummus; sparkl:
  sparkling; spklg: sparkling; sprklg: sparkling; selz: seltzer; sltzr: seltzer; wn: wine; bge: beverage; drnk: drink;
  cckng: cooking; ckng: cooking; ckg: cooking; olvs: olives; pckl: pickles; pkls: pickles; pckls: pickles; pickl:
  pickles; dll: dill; rlsh: relish; relsh: relish; sauerkrt: sauerkraut; alfrdo: alfredo; marin: marinara; mrnra:
  marinara; enchil: enchilada; guac: guacamole; dtrgnt: detergent; detrg: detergent; deterg: detergent; det:
  detergent; lndry: laundry; laund: laundry; shmpoo: shampoo; shamp: shampoo; condtnr:
  conditioner; lotn: lotion; deod: deodorant; toothpst: toothpaste; tissu: tissue; tiss: tissue; twl: towel; twls:
  towels; towl: towel; npkn: napkins; npkns: napkins; clnr: cleaner; cleanr: cleaner; clng: cleaning; dsh: dish;
  dishwsh: dishwashing; trsh: trash; lttr: litter; littr: litter; sndwch: sandwich; diapr: diapers; dprs: diapers;
  btry: battery; batt: batteries; bttry: battery; cndl: candle; blch: bleach; spng: sponge; fmly: family; fam: family;
`);

/** Two or three words that mean another thing together. */
export const TILL_PHRASES: ReadonlyMap<string, string> = pairs(`
  sr crm: sour cream; sour crm: sour cream; h and h: half and half; hlf hlf: half and half; half half: half and half;
  hlf and hlf: half and half; btr slt: salted butter; butter slt: salted butter; slt btr: salted butter; slt butter:
  salted butter; lnd o lks: land o lakes; bttr slt: salted butter; grd a: grade a; gr a: grade a; grade aa: grade a;
  grd aa: grade a; lg grn: long grain; lng grn: long grain; long grn: long grain; whl wht: whole wheat; whl wheat:
  whole wheat; whole wht: whole wheat; whl grn: whole grain; ww brd: whole wheat bread; wht brd: white bread; wht
  bread: white bread; b s: boneless skinless; bl sl: boneless skinless; ss choc: semi sweet chocolate; semi sweet:
  semisweet; semi swt: semisweet; fr fries: french fries; fr fry: french fries; frnch fries: french fries; tort chps:
  tortilla chips; tort chip: tortilla chips; tort chips: tortilla chips; trtla chps: tortilla chips; flr tort: flour
  tortillas; flour tort: flour tortillas; crn tort: corn tortillas; pto chip: potato chips; pto chips: potato chips;
  pot chips: potato chips; pto chps: potato chips; pot chps: potato chips; prk chps: pork chops; pork chps: pork
  chops; prk chop: pork chops; choc chps: chocolate chips; choc chip: chocolate chips; ppr twl: paper towels; ppr
  twls: paper towels; pap twl: paper towels; paper twl: paper towels; ppr plt: paper plates; toil tiss: toilet tissue;
  bath tiss: toilet tissue; bth tiss: toilet tissue; pnt btr: peanut butter; pnut btr: peanut butter; blk ppr: black
  pepper; blk pep: black pepper; bl ppr: black pepper; angl hair: angel hair; ang hair: angel hair; chick peas:
  chickpeas; chick pea: chickpeas; bell ppr: bell pepper; bell pep: bell pepper; grn ppr: green bell pepper; old fshn:
  old fashioned; hot dgs: hot dogs; hot dg: hot dogs; sb: seedless; crm mshrm: cream of mushroom soup; crm chk: cream
  of chicken soup; crm chkn: cream of chicken soup; crm mush: cream of mushroom soup; ice crm: ice cream; amer sngl:
  american cheese slices; american sngl: american cheese slices; lt brn: light brown; dk brn: dark brown; lt tuna:
  light tuna; chnk lt: chunk light; wht tna: white tuna; wht tuna: white tuna; egg ndl: egg noodles; tom sce: tomato
  sauce; tom pst: tomato paste; tom paste: tomato paste; soy sce: soy sauce; coco mlk: coconut milk; mexi blend:
  mexican blend; col jack: colby jack; mont jack: monterey jack; mnt jack: monterey jack; clb soda: club soda; brd
  crmb: bread crumbs; brd crumbs: bread crumbs; bread crmbs: bread crumbs; pie crst: pie crust; pnt oil: peanut oil;
  grn bns: green beans; grn bn: green beans; grn onn: green onion; grn onion: green onion; swt pot: sweet potato; swt
  pto: sweet potato; sw pot: sweet potato; cot chs: cottage cheese; crm chs: cream cheese; nacho chs: nacho cheese;
  vit d: vitamin d; spray oil: cooking spray; tuna wtr: tuna in water; tna wtr: tuna in water; can in juice: can;
  chunks in juice: chunks; slices in juice: slices; peaches in juice: peaches; glass bottle: bottle; butter sticks: butter; butter stick: butter; washing up: dishwashing; trash bag: trash bags; cat lttr: cat litter;
  dog fd: dog food; dog chw: dog chow; cat fd: cat food
`);

/** How shops praise and pack what they sell: none of it says what it is. */
export const TILL_NOISE: ReadonlySet<string> = new Set(
  `family size party bag bags box boxes jar bottle bar wheel wedge block value bonus new sale special clamshell clmshl clam resealable bulk carton ctn tub
   btl tray sleeve imported local locally made usda choice prime angus certified nongmo gmo fancy select signature
   homogenized pasteurized ultra brand pack pk pkg ct count per ea each original classic authentic finest gourmet grade a aa
   loaf toastie garden flat leaf vitamin d`.split(/\s+/),
);

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').flatMap((entry) => {
      const [short = '', words = ''] = entry.split(':').map((part) => part.trim());
      return short === '' ? [] : [[short, words] as const];
    }),
  );
}
