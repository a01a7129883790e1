import { readTyping } from '../../../../server/domain/search/read-typing';

describe('Vietnamese typed with Telex or VNI keys but without an input method', () => {
  it.each([
    ['dduwowngf', 'đường'],
    ['dduwowngf tooi chowr em veef', 'đường tôi chở em về'],
    ['ddeen vaau', 'đên vâu'],
    ['chayj ngay ddi', 'chạy ngay đi'],
    ['troons timf', 'trốn tìm'],
    ['hown car yeeu', 'hơn cả yêu'],
    ['nangf thow', 'nàng thơ'],
    ['duongwf', 'dường'],
    ['tiengse', 'tiếng'],
    ['giaf', 'già'],
    ['quys', 'quý'],
    ['quangr', 'quảng'],
    ['gif', 'gì'],
    ['hoaf', 'hòa'],
    ['toans', 'toán'],
    ['ddawngj', 'đặng'],
    ['nguyeenx', 'nguyễn'],
    ['DDUWOWNGF', 'đường'],
  ])('reads %s as %s', (typed, meant) => {
    expect(readTyping(typed)).toBe(meant);
  });

  it.each([
    ...['b', 'c', 'ch', 'd', 'g', 'gh', 'h', 'k', 'kh', 'l', 'm', 'n', 'ng'],
    ...['ngh', 'nh', 'p', 'ph', 'r', 's', 't', 'th', 'tr', 'v', 'x', ''],
  ])('reads a syllable that begins with "%s"', (start) => {
    expect(readTyping(`${start}eef`)).toBe(`${start}ề`);
  });

  it.each(['c', 'ch', 'm', 'n', 'ng', 'nh', 'p', 't', ''])('reads a syllable that ends with "%s"', (end) => {
    expect(readTyping(`haa${end}j`)).toBe(`hậ${end}`);
  });

  it.each([
    ['the circumflex of "uô" on its second letter', 'cuoocj', 'cuộc'],
    ['the circumflex of "uâ" on its second letter', 'xuaan', 'xuân'],
    ['a horn behind another letter than "u" on one letter', 'giowf', 'giờ'],
    ['a horn typed after the last vowel on the two letters before it', 'nguoiwf', 'người'],
    ['a horn on the first letter of "ưu"', 'luuw', 'lưu'],
    ['a horn on the first letter of "ưu" also where it is typed twice', 'cuwuws', 'cứu'],
    ['a horn on a single "u"', 'thuwr', 'thử'],
    ['a mark once: its key is a letter after that', 'caaa', 'câa'],
    ['the tone on the letter with a mark', 'tuees', 'tuế'],
    ['the tone on the middle one of three vowels', 'ngoaif', 'ngoài'],
    ['the tone on the last but one of four vowels', 'huyauf', 'huyàu'],
    ['the last of two tones', 'casf', 'cà'],
  ])('writes %s', (_what, typed, meant) => {
    expect(readTyping(typed)).toBe(meant);
  });

  it.each([
    ['ca1 ca2 ca3 ca4 ca5', 'cá cà cả cã cạ'],
    ['ca6 ce6 co6 co7 cu7 ca8', 'câ cê cô cơ cư că'],
    ['cuu71', 'cứu'],
    ['d9u7o7ng2', 'đường'],
    ['d9uong72', 'đường'],
    ['tro61n ti2m', 'trốn tìm'],
    ['na2ng tho7', 'nàng thơ'],
    ['d9a85ng', 'đặng'],
  ])('reads %s, typed with digits, as %s', (typed, meant) => {
    expect(readTyping(typed)).toBe(meant);
  });

  it.each([
    'duong',
    'đường',
    'xin',
    '2024',
    '',
    '🎵',
    "%_\\'",
    'ngủ quên trên sóng',
    'streaming',
    'dd',
    'd9',
    'clas',
    'zas',
    'balls',
    'đas',
    'huyaiuf',
    'ca0s',
  ])('leaves %p unchanged', (typed) => {
    expect(readTyping(typed)).toBeNull();
  });

  it('converts the words that need it and leaves the others unchanged', () => {
    expect(readTyping('remix dduwowngf 2024')).toBe('remix đường 2024');
  });
});
