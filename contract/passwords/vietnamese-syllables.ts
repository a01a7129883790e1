/**
 * The syllables of written Vietnamese, folded: the commonest first, so that a syllable's index is about the number of guesses
 * that it takes. The order is that of everyday speech, songs and names, as well as the authors could judge it.
 */
const SYLLABLES: readonly string[] = `
em anh yeu toi nguyen tran le van thi pham hoang khong la co va mot nguoi con ban cho oi minh nho ta cua di nay da voi
thuong duoc trong nhung den ve khi ma nao lam nhieu noi nha me ba cha biet se cung nhu ngay dem mai mua tinh doi buon
vui tim mat hoa nang gio thang nam hai bon sau bay tam chin muoi huynh phan vu vo dang bui do ho ngo duong ly duc hung
dung tuan linh huong lan hong thu thuy thanh phuong thao trang ngoc nga hanh hien quynh vy my nhi chi kim an binh bao
khanh long phuc loc tho son ha nhat nguyet tien quang cuong thinh tung tu dat hieu trung kien khoa khoi quan quoc viet
huy hau nghia tai tan tri trinh truc tuyet uyen vinh xuan yen diem diep kieu oanh mo to ong chu bac chau cau thay tro
bo cai gi sao dau day kia hay thoi roi chua bi ra vao len xuong qua lai sang chieu trua muon doan truoc tren duoi giua
ngoai ben canh xa gan lon cao thap dai ngan moi cu tot xau dep lanh nong am kho de nhanh cham manh giau ngheo song
chet uong ngu nghi choi hoc viec nghe nhin hat ca khoc cuoi ghet gian can thich so tin hen gap chia tay cach nuoc gioi
troi bien suoi nui rung cay trai may lua xanh vang nau xam chim ga vit meo heo trau ngua chuot gau rua ran com pho bun
bap banh mi chao keo mam ot tieu rau thit tom sua tra ruou bia thuoc cam chanh chuoi xoai dua buoi nhan vai mit tao
dao man bep chen muong bat dia ghe giuong phong truong lop bai sach but giay mon toan su the xe tau que lang xom thon
huyen sai gon hue vung lat dong phap han thai lao dan toc lich chien tranh doc lap thong cong ty hang benh vien si
giao sinh ky kinh te luat chinh phu tong tich thuat nhac phim bong dich tuyen than gia dinh chong gai be chang ut re
dam tet giang mung chuc khoe khau nhap xin on loi nhiet huyet uoc hy vong niem luc gang that phat khang vuong don diet
uc tuoi ao ret ke chuyen nghin tram trieu hon kem bang deu het cac luon hoai phai nhe a ah u uh hi he hu hic vay ay no
chung ai vi nen neu tuy vua bet tiep theo nua them bot giam tang trao lay nem danh chay nhay boi leo treo ngoi sap
quay lung mui mieng rang luoi chan bung nguc goi ruot mau via quy thien menh duyen kiep ung oan trach tha quen mong
`
  .trim()
  .split(/\s+/);

/** Even the commonest syllable is not always the first guess. */
const FIRST_GUESSES = 2;
/** A folded syllable stands for several spellings with accents. */
const SPELLINGS = 1.5;
/** A single letter, such as the initial of a name. */
const LETTER_GUESSES = Math.log10(26);
/** A syllable that is not listed; about this many exist. */
const OTHER_GUESSES = Math.log10(2_000);
/** A syllable that already occurred in the same text. */
const REPEATED_GUESSES = Math.log10(2);
/** The spelling rules of Vietnamese: the possible beginnings of a syllable, its vowels, its possible endings. */
const POSSIBLE =
  /^(?:b|ch?|d|gh?|gi|h|kh?|l|m|nh?|ngh?|ph|qu|r|s|th?|tr|v|x)?(?:[aeiouy]|ai|ao|au|ay|eo|eu|ia|ie|ieu|iu|oa|oai|oao|oay|oe|oeo|oi|oo|ua|uai|uay|ue|ui|uo|uoi|uou|uu|uy|uya|uye|uyu|ye|yeu)(?:ch?|nh?|ng|m|p|t)?$/;
const LONGEST = 7;

const guessesOf = new Map(
  SYLLABLES.map((syllable, place) => [syllable, Math.log10((place + FIRST_GUESSES) * SPELLINGS)]),
);

function ofOne(text: string): number {
  if (text.length === 1) return LETTER_GUESSES;
  return guessesOf.get(text) ?? (POSSIBLE.test(text) ? OTHER_GUESSES : Infinity);
}

interface Reading {
  readonly guesses: number;
  readonly syllables: readonly string[];
}

/**
 * About how many guesses, as a power of ten, a folded text takes that can be split into Vietnamese syllables: the product of the
 * guesses for each syllable. Infinity if the text cannot be split.
 */
export function syllableGuesses(letters: string): number {
  const readings: (Reading | undefined)[] = [{ guesses: 0, syllables: [] }];
  for (let end = 1; end <= letters.length; end += 1) readings[end] = bestReading(letters, end, readings);
  return readings[letters.length]?.guesses ?? Infinity;
}

function bestReading(letters: string, end: number, readings: readonly (Reading | undefined)[]): Reading | undefined {
  let best: Reading | undefined;
  for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
    const before = readings[start];
    const syllable = letters.slice(start, end);
    if (before === undefined) continue;
    const isRepeated = before.syllables.includes(syllable);
    const guesses = before.guesses + (isRepeated ? REPEATED_GUESSES : ofOne(syllable));
    if (guesses < (best?.guesses ?? Infinity)) best = { guesses, syllables: [...before.syllables, syllable] };
  }
  return best;
}
