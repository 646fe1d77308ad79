// Passwords people choose first, of eight characters and more (shorter ones are refused anyway), written without
// diacritics and in small letters. Gathered by hand from published lists, with what is likely in Slovak and in this house;
// sequences and repetitions are found by rule (password-rules.ts).

const WORLD = `
password password1 password12 password123 password1234 password2 password01 password! passw0rd passw0rd1 p@ssword p@ssw0rd
p@ssword1 p@ssw0rd1 pa55word passwort passwort1 motdepasse contrasena wachtwoord iloveyou iloveyou1 iloveyou2 iloveu12
princess princess1 sunshine sunshine1 football football1 baseball baseball1 basketball superman superman1 batman123
trustno1 letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome2 whatever whatever1 starwars starwars1
computer computer1 internet internet1 michelle michelle1 jennifer jennifer1 jessica1 charlie1 michael1 jordan23 shadow12
shadow123 master12 master123 monkey12 monkey123 dragon12 dragon123 hello123 hello1234 hellohello freedom1 corvette
mercedes mercedes1 maverick midnight mustang1 liverpool liverpool1 manchester chelsea1 arsenal1 barcelona barcelona1
realmadrid juventus juventus1 cristiano ronaldo7 ronaldo1 chocolate chocolate1 butterfly butterfly1 elephant elizabeth
alexander alexandra alexander1 victoria victoria1 veronica veronika valentina scorpion scorpions marlboro metallica
metallica1 nirvana1 pokemon1 pokemon123 minecraft minecraft1 playstation nintendo spiderman spiderman1 ironman1 blink182
greenday slipknot linkinpark samantha samantha1 danielle danielle1 nicole12 jasmine1 brooklyn brooklyn1 savannah
christian christina christine charlotte stephanie patricia katherine cameron1 benjamin nathaniel jonathan
zaq12wsx zaq1zaq1 zaq1xsw2 1qaz2wsx 1qazxsw2 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qwer1234
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwerty01 qwertyui qwertyuiop qwertyu1 qwertz12 qwertz123
qwertz1234 qwertzui qwertzuiop qazwsxedc qazwsx123 qweasdzxc qweasd123 qweqweqwe asdfghjk asdfghjkl asdfasdf asdf1234
asdfjkl; asdfgh12 zxcvbnm1 zxcvbnm123 yxcvbnm1 poiuytrewq mnbvcxz1 lkjhgfdsa 1234qwer 12345qwert 123qwe123 123qweasd
123qwerty abc12345 abc123456 abcd1234 abcd12345 abcdef12 a1b2c3d4 a1b2c3d4e5 a1234567 a12345678 a123456789 aa123456
aa12345678 q1234567 1234567a 12345678a 123456789a 1234abcd 123abc123 123456abc 123456aa 12341234 123123123 12344321
1234554321 123321123 147258369 159357456 147852369 159753159 741852963 789456123 963852741 987654321 9876543210 11223344
1122334455 12121212 13131313 10203040 20202020 12345678910 1234567890 0123456789 0987654321 01234567 31415926 27182818
changeme changeme1 changeme123 changeit default1 default123 admin123 admin1234 admin12345 admin123456 administrator
administrator1 adminadmin admin2024 admin2025 admin2026 root1234 rootroot toor1234 test1234 test12345 testtest testing1
testing123 tester123 testpassword test123456 user1234 username username1 guest123 demo1234 sample123 temp1234 temporary
login123 loginlogin secret12 secret123 secret1234 topsecret mypassword mypassword1 yourpassword newpassword newpassword1
nopassword thepassword mypass123 pass1234 pass12345 pass123456 passpass pass@123 pass@word1 pwd12345 passphrase
letmein! access14 access123 security security1 security123 company1 company123 office123 business personal family123
google123 facebook facebook1 facebook123 instagram instagram1 twitter1 youtube1 youtube123 microsoft microsoft1 windows1
windows10 windows11 samsung1 samsung123 iphone123 android1 nokia123 lenovo123 linkedin linkedin1 snapchat whatsapp
whatsapp1 telegram gmail123 hotmail1 myspace1 apple123 qwe12345 killer12 killer123 hunter12 hunter123 ranger12 soccer12
hockey12 tigger12 pepper12 ginger12 cookie12 summer12 summer123 winter12 winter123 spring12 autumn12 summer2024 summer2025
summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 january1 february september
november december december1 monday12 tuesday1 thursday saturday saturday1 flower12 flowers1 angel123 angels12 lovelove
loveme12 lovely12 forever1 forever21 friends1 bestfriend blessed1 jesus123 jesuschrist godisgood heaven12 america1
australia germany1 bratislava1 england1 ferrari1 porsche1 porsche911 yamaha12 kawasaki snowball snowboard skateboard
trouble1 matthew1 anthony1 william1 phoenix1 diamond1 crystal1 orange12 purple12 yellow12 silver12 golden12
fuckyou1 fuckyou12 fuckyou123 asshole1 bullshit bigdaddy babygirl babygirl1 sweetheart sweety12 honey123 kitty123
kittycat bubbles1 snoopy12 mickey12 garfield garfield1 simpsons bonjour1 azertyui azertyuiop salut123 soleil12 doudou12
chouchou marseille ficken123 hallo123 hallo1234 schatz12 sommer12 schalke04 bayern12 computer123 internet123 superstar
superstar1 supernova rockstar rockstar1 gangster gangster1 warcraft warcraft1 worldofwarcraft counterstrike leagueoflegends
fortnite fortnite1 roblox123 undertaker undertaker1 gladiator terminator terminator1 matrix12 startrek startrek1 jamesbond
jamesbond007 bond0007 highlander creative creative1 remember remember1 nothing1 everything something password2024
password2025 password2026 welcome2024 welcome2025 welcome2026 lastname firstname
`;

const SLOVAK = `
heslo123 heslo1234 heslo12345 heslo123456 hesloheslo heslo111 heslo2024 heslo2025 heslo2026 mojeheslo mojeheslo1
tajneheslo tajneheslo1 noveheslo noveheslo1 silneheslo dobreheslo zmenheslo zmenitheslo neviem12 neviem123 neviemheslo
nevedno123 nepoviem nepoviem1 slovensko slovensko1 slovensko123 slovakia slovakia1 bratislava bratislava1 bratislava123
slovan12 slovan123 slovanbratislava petrzalka petrzalka1 dubravka karlovaves karlovaves1 kosice12 kosice123 zilina12
zilina123 presov12 trnava12 trnava123 nitra123 trencin1 banskabystrica martin12 martin123 tatry123 vysoketatry krivan12
dunaj123 kriz1234 janosik1 janosik123 mamicka1 mamicka123 mamka123 mamina12 maminka1 maminka123 tatino12 otecko12 babka123
babicka1 dedko123 dedusko1 laska123 laska1234 laskalaska laskamoja mojalaska milujemta milujemta1 lubimta1 lubimta123
lubimtamoc zlatko12 zlaticko zlaticko1 miacik12 macicka1 macicka123 macinko1 macko123 psicek12 psik1234 havko123 slniecko
slniecko1 slniecko123 hviezda1 hviezdicka motylik1 kvetinka kvetinka1 ruzicka1 jahodka1 cokolada cokolada1 cokolada123
futbal12 futbal123 hokej123 hokejista hokej1234 zuzana12 zuzana123 katarina katarina1 katka123 kristina kristina1
martina1 martina123 monika12 monika123 lenka123 lucia123 lucka123 janka123 jana1234 maria123 marienka1 marianna andrea12
andrea123 veronika1 veronika123 michaela michaela1 miska123 simona12 simona123 barbora1 barborka natalia1 nikola12
nikolka1 dominika dominika1 daniela1 danka123 eva12345 peter123 peter1234 peto1234 jozef123 jozko123 jano1234 janko123
michal12 michal123 marek123 marek1234 lukas123 lukas1234 tomas123 tomas1234 tomasko1 martinko pavol123 palko123 juraj123
stefan12 stefan123 miroslav miroslav1 vladimir vladimir1 stanislav rastislav jaroslav jaroslav1 frantisek dominik1
dominik123 patrik12 patrik123 filip123 jakub123 jakub1234 samuel12 samko123 adam1234 adamko12 matus123 andrej12 andrej123
richard1 robert12 robert123 roman123 kamil123 skola123 skola1234 skolak12 ucitel12 ucitelka praca123 firma123 pocitac1
pocitac123 pocitac12 klavesnica internet12 vikend12 dovolenka dovolenka1 vianoce1 vianoce123 vianoce2024 vianoce2025
vianoce2026 velkanoc leto2024 leto2025 leto2026 zima2024 zima2025 zima2026 jesen2024 jesen2025 jesen2026 pondelok
pondelok1 utorok12 streda12 stvrtok1 piatok12 sobota12 nedela12 januar12 februar1 september1 oktober1 november1
skoda123 octavia1 octavia123 fabia123 superb12 kofola12 horalka1 bryndza1 halusky1 borovicka pivo1234 zlatybazant
ahoj1234 ahojahoj ahojky12 cauko123 dobryden dobryden1 prosim12 dakujem1 dakujem123 vitajte1 vitajte123 otvorsa1
sezamotvorsa spravca1 spravca123 redaktor redaktor1 redaktor123 uzivatel uzivatel1 pouzivatel pouzivatel1 zamestnanec
`;

const LIST = new Set(`${WORLD} ${SLOVAK}`.split(/\s+/));

/** Words everybody in this house would try: refused alone and with digits and signs around them. */
const HOUSE_WORDS = new Set([
  ...['kultura', 'kulturny', 'kulturnydom', 'kultdom', 'riviera', 'kdriviera', 'rivierakd', 'rivierska', 'domkultury'],
  ...['kulturnydomriviera', 'rivierabratislava', 'kulturabratislava', 'kulturariviera', 'karlovaves', 'bratislava'],
  ...['podujatie', 'podujatia', 'rezervacia', 'rezervacie', 'koncert', 'divadlo', 'velkasala', 'malasala', 'prenajom'],
  ...['newsletter', 'admin', 'spravca', 'redaktor', 'heslo', 'password', 'qwerty', 'qwertz', 'slovensko'],
]);

/** @param folded in small letters, without diacritics */
export function isCommonPassword(folded: string): boolean {
  return LIST.has(folded) || HOUSE_WORDS.has(folded.replace(/[^a-z]/g, ''));
}
