import { AppError } from '#errors';

/** Errors  invalid_request that names the field, when the password in it is too common. */
export function refuseCommonPassword(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  const message = 'is one of the most common passwords; please choose another';
  throw new AppError('invalid_request', {
    message: `${field}: ${message}`,
    details: { fields: [{ field, message }] },
  });
}

/**
 * Whether so many people use a password that a guesser tries it first. Letter case does not count,
 * and one character over and over is as common as any word.
 *
 * Source  what appears again and again in published analyses of leaked passwords; only those of 8
 *         characters and more, because shorter ones are refused anyway.
 */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || new Set(password).size === 1;
}

const COMMON = new Set(
  `
!@#$%^&* !@#$%^&*( !@#$%^&*() !qaz2wsx 000000001 00000001 0000000a 00001111 00112233 001122334455
002200220 007007007 01010101 01020304 0102030405 010203040506 01234567 012345678 0123456789
0987654321 0o9i8u7y 0p9o8i7u 10002000 100200300 10101010 1010101010 10203040 1020304050
102030405060 11001100 11111222 1111122222 11112222 11221122 11223344 1122334455 112233445566
1122334455667788 11235813 1123581321 12121212 1212121212 121212121212 12131415 1223334444 12312312
123123123 123123123123 1231234567 123123aa 123123as 123123qwe 123321123 123321qwe 12341234
123412345 12344321 123454321 1234554321 12345654321 123456654321 12345678 123456780 123456781
123456787 123456788 123456789 1234567890 12345678900 1234567891 12345678910 123456789a
123456789abc 123456789m 123456789q 123456789z 12345678a 12345678q 12345679 1234567a 1234567abc
1234567m 1234567q 123456aa 123456ab 123456abc 123456abcd 123456as 123456asd 123456qw 123456qwe
123456qwerty 123456zx 12345abc 12345asd 12345qwe 12345qwert 1234abcd 1234asdf 1234qwer 1234qwert
123abc123 123abc456 123asd123 123asdfg 123qwe123 123qweasd 123qweasdzxc 123qwert 123qwerty
12qwaszx 13131313 13572468 13579246 135792468 1357924680 14141414 147147147 14725836 147258369
1472583690 147852369 147896325 15151515 159159159 159357159 15935728 159357456 159632478 159753159
159753456 15975346 1597534682 16161616 17171717 18181818 19191919 1a2b3c4d 1a2b3c4d5e 1a2s3d4f
1a2s3d4f5g 1g2w3e4r 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i
1q2w3e4r5t6y7u8i9o0p 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qaz@wsx 1qazxsw2
1qazxsw23edc 1qazzaq1 1w2q3r4e 1w2w3w4w 1z2x3c4v 1z2x3c4v5b 20202020 21212121 21436587 22223333
22224444 23232323 23456789 24242424 24682468 25252525 25802580 258258258 25836914 27182818
2wsx3edc 2wsxzaq1 31415926 314159265 3141592654 321321321 32323232 33334444 34343434 36925814
369258147 369369369 3edc4rfv 3edcvfr4 420420420 42424242 43214321 44445555 45454545 45612378
456123789 456456456 45678912 456789123 481516234 4815162342 52525252 54321543 543216789 55556666
55667788 56565656 56785678 65432100 654321123 654321654321 66668888 67676767 69696969 696969696969
74108520 74185296 741852963 7418529630 75315900 753159852 75395100 753951456 7777777a 77778888
78787878 78945612 789456123 7894561230 78963214 789632145 78965412 789654123 789789789 85208520
852456159 852852852 86868686 87654321 87878787 88889999 89898989 90909090 95175300 951753852
96325874 963258741 96385274 963852741 963963963 98765432 987654321 9876543210 98769876 98989898
99887766 9988776655 a1234567 a12345678 a123456789 a1234567890 a1b2c3d4 a1b2c3d4e5 a1s2d3f4
a1s2d3f4g5 a@123456 aa123456 aa12345678 aa123456789 aa@123456 aaa111222 aaaa1111 aaaaaaa1
abc123123 abc12345 abc123456 abc1234567 abc123456789 abc123abc abc@1234 abc@12345 abcabc123
abcabcabc abcd1234 abcd12345 abcd123456 abcd4321 abcd@123 abcd@1234 abcdabcd abcde123 abcde12345
abcdef12 abcdef123 abcdefg1 abcdefg123 abcdefgh abcdefghi abcdefghij abcdefghijk abcdefghijkl
abcxyz123 access123 access14 accessdenied admin123 admin123! admin1234 admin12345 admin123456
admin2023 admin2024 admin888 admin@123 adminadmin administrador administrator adminpass airborne
airforce alcatel1 alejandra alejandro alexander alexander1 alexandra alhamdulillah allah123
allahuakbar alphabet amanda12 amanda123 america1 american1 anderson andrea123 andrew123 android1
angel123 angel1234 angelica angelina angelina1 angelo123 angels12 anniversary anthony1 anthony12
anthony123 antonio1 antonio123 apple123 apples12 arsenal1 arsenal12 arsenal123 arsenalfc arthur123
asd12345 asd123456 asd123asd asdasd123 asdasdasd asdasdasdasd asdf1234 asdf12345 asdf@1234
asdfasdf asdfg123 asdfg12345 asdfgh12 asdfgh123 asdfghjk asdfghjkl asdfghjkl1 asdfghjkl; asdfjkl1
asdfjkl; asdfqwer asdfzxcv asdqwe123 asdzxc123 ashley12 ashley123 asshole1 asshole123 australia
australia1 autumn2023 autumn2024 autumn2025 azerty12 azerty123 azerty1234 azertyui azertyuiop
babyboy1 babyboy123 babydoll babydoll1 babygirl babygirl1 babygirl12 babygirl123 babygurl
babygurl1 bacardi1 badboy123 badgirl1 banana123 bananas1 barcelona barcelona1 baseball baseball1
baseball12 baseball123 basketball basketball1 batman01 batman12 batman123 beautiful beautiful1
beauty123 benjamin benjamin1 bestfriend bestfriends birthday birthday1 birthday4 bismillah
bismillah1 bitch123 bitchass blablabla blablabla1 blackberry blahblah blahblah1 blessed1
blessed123 blink182 bollocks bonjour1 bonjour123 brandon1 brandon12 brandon123 brasil123 brazil123
brittany brittany1 broncos1 brooklyn brooklyn1 brownie1 bubblegum bubbles1 bubbles12 bubbles123
buddha123 buddy123 buddy1234 budweiser bulldog1 bulldogs bullshit bullshit1 bunny123 business
business1 buttercup butterfly butterfly1 butterfly123 butterfly7 california california1 callofduty
cameron1 canada123 captain1 carolina carolina1 caroline catherine celtic1888 celtic67 changeit
changeme changeme! changeme1 changeme123 changethis charlie1 charlie12 charlie123 charlie2
cheese123 cheeseburger chelsea1 chelsea123 chelseafc cheyenne chicago1 chicken1 chicken123
chocolat chocolate chocolate1 chocolate123 christian christian1 christina christine christopher
cisco123 claudia1 cocacola cocacola1 coffee123 college1 company1 company123 computer computer1
computer12 computer123 contrasena contraseña cookie12 cookie123 cookiemonster cookies1 corvette
corvette1 counterstrike courtney courtney1 cowboys1 cowboys12 creative creative1 cristiano
cristiano7 cristina crystal1 cupcake1 cupcake123 cutie123 cutiepie cutiepie1 daddy123 daddysgirl
daisy123 dallas123 dallascowboys daniel123 danielle danielle1 database david123 december december1
default1 default123 demo1234 demo12345 demodemo destiny1 diamond1 diamond123 diamonds disney123
disneyland doctor123 dolphin1 dolphin123 dolphins dolphins1 dominic1 dominique doritos1 dragon12
dragon123 dragon1234 dragonball dragonballz dragonfly dragons1 drowssap eagles123 einstein
elephant elephant1 elizabeth elizabeth1 emmanuel engineer engineer1 england1 england123 ericsson
estrella estrella1 evanescence everlast evertonfc example1 example123 explorer facebook
facebook1 facebook123 familia1 family12 family123 february1 fernanda fernando ferrari1 fireball
firebird firefighter firefire fireman1 florida1 flower12 flower123 flowers1 footbal1 football
football1 football12 football123 football7 forever1 forever21 foreverlove fortnite fortnite1
fortnite123 france123 francisco freedom1 freedom123 friday13 friends1 friends123 friendship
friendster fucking1 fuckme69 fuckoff1 fuckoff123 fuckthis fuckyou! fuckyou. fuckyou1 fuckyou12
fuckyou123 fuckyou2 fuckyou69 gabriel1 gabriela gabrielle ganesh123 gangsta1 gangsta123 gangster
garfield garfield1 genesis1 germany1 getmoney getmoney1 ginger12 ginger123 giovanni gloria123
gmail123 gmail1234 godisable godisgood godisgood1 godisgreat goldfish goodgirl goodluck goodluck1
goodmorning google12 google123 googlecom grandma1 greenday greenday1 gryffindor gta12345 guest123
guest1234 guestguest guinness guitar12 guitar123 hannah12 hannah123 hannahmontana happiness
happy123 happy1234 happyday happydays happyfeet happylife harley12 harley123 harleydavidson
harrypotter haslo123 heaven123 heineken hello111 hello123 hello1234 hello12345 hello123456
hello2you hello@123 hellohello hellokitty hellokitty1 helloworld helloworld1 heslo123 hockey12
hockey123 hogwarts hollywood hondacivic honeybee honeymoon hotmail1 hotmail123 hottie12 hottie123
houston1 hunter01 hunter12 hunter123 icecream icecream1 ilovecats ilovedogs ilovegod ilovegod1
iloveher iloveher1 ilovehim ilovehim1 ilovejesus iloveme! iloveme1 iloveme123 iloveme2 ilovemom
ilovemum ilovemusic ilovemyfamily ilovemylife ilovemymom ilovemyself iloveu12 iloveu123 iloveyou
iloveyou! iloveyou. iloveyou1 iloveyou12 iloveyou123 iloveyou1234 iloveyou143 iloveyou2 iloveyou2!
iloveyou22 iloveyou3 iloveyou7 iloveyouu india123 india1234 india@123 indonesia indonesia1
instagram instagram1 internet internet1 internet123 iphone12 iphone123 ironman1 ironman3 isabella
isabella1 jackdaniels jackson1 jackson5 jaihanuman jamaica1 january1 jasmine1 jasmine123 jayden123
jelszo123 jennifer jennifer1 jessica1 jessica12 jessica123 jesus123 jesus1234 jesus777 jesuschrist
jesusfreak jesusislord jesuslovesme jesussaves johncena johndeere johndoe1 johnson1 jonathan
jonathan1 jordan12 jordan123 jordan23 joseph123 joshua12 joshua123 junior12 junior123 justdoit
justin12 justin123 justinbieber juventus juventus1 katherine kawasaki kawasaki1 kennwort killer01
killer12 killer123 kimberly kitty123 kittycat kittycat1 knight123 kobe2424 krishna1 krishna123
kristina ladybug1 ladybug123 lakers123 lakers24 lasvegas lawrence lebron23 letmein! letmein01
letmein1 letmein12 letmein123 letmein2 letmein22 letmein321 letmeinnow linkedin linkedin1 linux123
liverpool liverpool1 liverpool123 liverpoolfc lkjhgfds lkjhgfdsa login123 login1234 loginlogin
logitech lol12345 lol123456 lollipop lollipop1 lollol123 london123 looking1 lordoftherings
losangeles loveforever lovelove lovelove1 lovely12 lovely123 loveme12 loveme123 lover123 loverboy
lovergirl loveyou1 loveyou123 loveyou2 lozinka1 lucky123 lucky1234 lucky777 madison1 madison123
madonna1 maggie12 maggie123 mahal123 mahalkita mahalkoh malaysia malaysia1 manager1 manager123
manchester manunited manutd123 manutd99 margaret maria123 marijuana marines1 marines123 mario123
marlboro marlboro1 married1 marshall marshmallow martin123 master01 master12 master123 master1234
masterkey material matrix123 matthew1 matthew12 matthew123 maverick maxwell1 mazdarx7 melissa1
melissa123 mercedes mercedes1 messi123 metallica metallica1 mexico123 michael1 michael12
michael123 michael23 michelle michelle1 michigan mickey12 mickey123 mickeymouse microsoft
microsoft1 midnight midnight1 military minecraft minecraft1 minecraft123 minnie12 mnbvcxz1
mnbvcxza mnbvcxzlkj mohammad mohammed monday123 monica123 monkey01 monkey11 monkey12 monkey123
monkey1234 monkey13 monkey22 monkeys1 monster1 monster123 morgan123 morning1 motdepasse mother12
mother123 motherfucker motorcycle motorola motorola1 mountain mountaindew muhammad muhammad1
mustang1 mustang123 mustang5 mustang67 mustang69 myfamily1 mylife123 mylove12 mylove123 mynameis1
mynoob12 mypass123 mypassword mypassword1 mypassword123 myspace1 myspace123 naruto12 naruto123
nascar03 nascar24 nascar88 natalie1 nathan123 navyseal netflix1 netflix123 nevermind newcastle
newjersey newlife1 newpass1 newpassword newstart newyork1 newyork123 neymar11 nicholas nicholas1
nicole12 nicole123 nigeria1 nintendo nintendo64 nirvana1 nokia123 nokia6300 nopassword nothing1
nothing123 november november1 october1 october12 october31 office123 oiuytrew olivia123 om123456
open1234 openopen opensesame operator operator1 oracle123 orange12 orange123 overlord p@55w0rd
p@ssw0rd p@ssw0rd! p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 p@ssword123 pa55w0rd pa55word packers1
pakistan pakistan1 pakistan123 panasonic pancakes pantera1 panther1 panthers paradise paradise1
parola123 pass1234 pass12345 pass123456 pass@123 pass@1234 pass@word1 passcode1 passpass
passphrase passw0rd passw0rd! passw0rd1 passw0rd123 passw@rd password password! password#
password. password0 password00 password01 password02 password1 password1! password10 password11
password12 password12! password123 password123! password1234 password12345 password123456
password13 password2 password2020 password2021 password2022 password2023 password2024 password2025
password21 password22 password23 password3 password321 password4 password5 password6 password69
password7 password77 password8 password88 password9 password99 password? password@ password@1
password@123 password@1234 passwordd passwords passwort patricia patrick1 patrick123 patriots
peaches1 peaches123 peanut12 peanut123 peanutbutter pepper12 pepper123 pepsi123 philippines
phoenix1 phoenix123 photoshop pikachu1 pineapple pirates1 platinum playboy1 playboy123 player123
playstation playstation2 playstation3 poiu0987 poiuytre poiuytrewq pokemon1 pokemon12 pokemon123
policeman poohbear poohbear1 popcorn1 popcorn123 porsche1 porsche911 portugal portugal1 preciosa
precious precious1 pretty123 prettygirl princesa princess princess! princess01 princess1
princess12 princess123 princess2 princess7 prinsesa property prosper1 purple01 purple12 purple123
q1234567 q12345678 q123456789 q1q1q1q1 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz12345 qaz123456
qaz123wsx qazqazqaz qazwsx12 qazwsx123 qazwsx1234 qazwsxedc qazwsxedcrfv qazxsw21 qazxswedc
qq123456 qqww1122 qwaszx12 qwaszx123 qwe12345 qwe123456 qwe123qwe qweasd123 qweasdqwe qweasdzxc
qweasdzxc123 qweqwe123 qweqweqwe qwer1234 qwer12345 qwerasdf qwerasdfzxcv qwerqwer qwert123
qwert1234 qwert12345 qwerty!@ qwerty00 qwerty01 qwerty11 qwerty12 qwerty123 qwerty123! qwerty1234
qwerty12345 qwerty123456 qwerty1234567 qwerty22 qwerty321 qwerty77 qwerty99 qwerty@123
qwertyqwerty qwertyui qwertyuio qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[] qwertz123
qwertzui qwertzuiop rachel12 rachel123 racing123 raiders1 rainbow1 rainbow12 rainbow123 rangers1
rangers12 raspberry realmadrid realmadrid1 rebecca1 redbull1 redskins redsox04 remember remember1
research richard1 richard123 robert123 roblox123 robotics rocket123 rocknroll rockstar rockstar1
rockstar123 rockyou1 rockyou123 ronaldo7 root1234 root12345 rootroot rosebud1 rosebud123 runescape
runescape1 rush2112 saibaba1 sairam123 salasana samantha samantha1 sample123 samsung1 samsung12
samsung123 samsung1234 scarface scarface1 school123 scooby12 scoobydoo scorpio1 scorpion scorpion1
scotland scotland1 sebastian sebastian1 secret01 secret12 secret123 secret1234 secretpassword
security security1 senha123 senha1234 senha12345 september september1 serenity server123 service1
service123 shadow01 shadow12 shadow123 shadow13 shannon1 sifre123 simpsons singapore sister123
skateboard skater123 slipknot slipknot1 slipknot666 smile123 smiley123 smirnoff smokey12 smokey123
snickers snickers1 snoopy12 snowball snowball1 snowboard snowflake soccer10 soccer11 soccer12
soccer123 softball softball1 soldier1 something something1 sonic123 southside spartan117 spiderman
spiderman1 spirit123 spongebob spongebob1 spring2020 spring2021 spring2022 spring2023 spring2024
spring2025 standard standard1 starbucks starcraft stargate starlight startrek startrek1 starwars
starwars1 starwars123 steelers steelers1 stephanie stephen1 strawberry strawberry1 student1
student123 students stupid12 stupid123 success1 success123 summer01 summer12 summer123 summer2020
summer2021 summer2022 summer2023 summer2024 summer2025 sunday123 sunflower sunflower1 sunny123
sunshine sunshine! sunshine1 sunshine12 sunshine123 super123 superman superman1 superman12
superman123 superman2 superman7 supernatural supernova supersecret superstar superstar1 superuser
superuser1 support1 support123 suzuki123 sweetheart sweetie1 sweetpea sweetpea1 sweety123 swimming
swimming1 swordfish sysadmin taylor12 taylor123 teacher1 teacher12 teacher123 teamo123 teamomucho
telefono temp1234 temp12345 temporary temporary1 temppass temppass1 tennis123 tequiero terminator
test123! test1234 test12345 test123456 test@123 test@1234 testing1 testing12 testing123
testing1234 testpass testtest testtest1 testuser thailand thankyou thankyou1 thebeatles thebest1
theking1 thepassword theresa1 thinkpad thomas12 thomas123 thuglife thunder1 thunder123 thunderbird
tiger123 tiger1234 tigger12 tigger123 tinkerbe tinkerbell tinkerbell1 titanic1 toor1234 toshiba1
tottenham toyota123 treasure triathlon trinity1 trinity123 triplets trouble1 trustgod trustme1
trustno1 trustno1! trustnoone turtle123 twilight twilight1 twinkle1 twitter1 unicorn1 unicorn123
universal universe universe1 university user1234 user12345 user@123 username username1 username123
useruser valentin valentina valentine valeria1 vampire1 vanessa1 vanessa123 vegeta123 veronica
vfhbyf12 victor123 victoria victoria1 victory1 violet123 vodafone volcom123 volleyball volleyball1
wachtwoord walter123 warcraft warrior1 warriors watermelon wedding1 welcome! welcome01 welcome1
welcome1! welcome12 welcome123 welcome123! welcome1234 welcome2 welcome2023 welcome2024
welcome2025 welcome@123 whatever whatever! whatever1 whatever12 whatever123 whatsapp whatsup1
whatthe1 william1 william12 william123 windows1 windows10 windows7 windowsxp winner123 winston1
winston123 winter12 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025
wizard123 wolverine wolves123 wonderful wonderful1 woodland worldofwarcraft wrestling xbox3600
yahoo123 yamaha123 yamahar1 yankee123 yankees1 yankees123 yankees2 yellow12 yellow123 youandme
yourmom1 yourmom123 yourpassword youtube1 youtube123 z1x2c3v4 z1x2c3v4b5 zachary1 zachary123
zaq12345 zaq123wsx zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsxcde zaqxswcde zaqzaqzaq zelda123 zxc12345
zxc123456 zxcasdqwe zxcasdqwe123 zxcv1234 zxcvasdf zxcvbasdfg zxcvbn123 zxcvbnm, zxcvbnm,./
zxcvbnm1 zxcvbnm123 zxcvbnm@123 zxcvzxcv zxczxczxc zz123456
`
    .trim()
    .split(/\s+/),
);
