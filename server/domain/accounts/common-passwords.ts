/** Often used, ten characters and more or with figures added to reach them; folded. Runs and repetitions are found by rule. */
const WORDS = `
password passwords passw0rd p@ssword p@ssw0rd passwort motdepasse contrasena senha parola haslo
qwertyuiop qwertyuio qwerty qwertz azerty azertyuiop asdfghjkl asdfgh zxcvbnm qazwsx qazwsxedc
qweasdzxc q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc zaq12wsxcde 1qazxsw23edc
1234567890 0123456789 0987654321 9876543210 1234554321 1122334455 1020304050 1231231231 123123123123
1234512345 1212121212 1313131313 1357924680 2468013579 147258369 147258369000 123456789a a123456789
abcdefghij abcdefghijk abcabcabca abc1234567 abcd123456 abcde12345 abcdef1234
iloveyou iloveyouforever iloveyou2 loveyou lovelove loveforever mylove babygirl sweetheart sunshine
princess princesa dragon monkey football baseball basketball superman batman spiderman starwars pokemon
liverpool manchester chelsea arsenal barcelona realmadrid juventus
welcome welcomehome letmein letmeinnow trustno1 changeme changemenow administrator admin adminadmin root
rootroot guest guestguest default master masterkey secret secretsecret test testtest testtesttest testing user
username login loginlogin access mustang shadow whatever computer internet samsung samsunggalaxy iphone android
google facebook youtube microsoft windows linuxlinux
anhyeuem anhyeuemnhieulam emyeuanh emyeuanhnhieu yeuemmaimai yeuanhmaimai toiyeuban toiyeuem mattkhau matkhau
matkhaucuatoi vietnam vietnamvietnam vietnamvodich hanoi saigon hochiminh doremon doraemon giadinh giadinhtoi
conyeuchame hanhphuc khongcogi khongbiet khongco matkhaumoi
correcthorsebatterystaple musicmusic ilovemusic mymusic songsong
`;

/** security.md §3: passwords that everybody tries first. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
