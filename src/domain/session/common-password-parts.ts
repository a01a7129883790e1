/** Words that passwords are made of most often, folded; those tried first come first. Our own gathering, English and Vietnamese. */
// prettier-ignore
export const COMMON_PASSWORD_PARTS: readonly string[] = [
  'password', 'matkhau', 'qwerty', 'iloveyou', 'admin', 'welcome', 'letmein', 'anhyeuem', 'emyeuanh', 'yeuem', 'yeuanh',
  'dragon', 'monkey', 'football', 'bongda', 'baseball', 'sunshine', 'princess', 'superman', 'batman', 'master', 'shadow',
  'michael', 'jordan', 'hello', 'xinchao', 'freedom', 'whatever', 'secret', 'bimat', 'trustno', 'killer', 'pepper',
  'login', 'dangnhap', 'guest', 'test', 'user', 'root', 'abc', 'pass', 'love', 'yeu', 'song', 'music', 'amnhac', 'nhac',
  'vietnam', 'saigon', 'hanoi', 'danang', 'hochiminh', 'hue', 'mua', 'nang', 'hoa', 'bien', 'troi', 'ngoc', 'minh',
  'anh', 'em', 'linh', 'huong', 'trang', 'tuan', 'hung', 'dung', 'nam', 'long', 'nguyen', 'tran', 'pham', 'hoang',
  'summer', 'winter', 'spring', 'autumn', 'monday', 'friday', 'january', 'december', 'google', 'facebook', 'zalo',
  'computer', 'internet', 'samsung', 'iphone', 'apple', 'flower', 'cookie', 'chocolate', 'purple', 'orange', 'banana',
  'lovely', 'angel', 'jesus', 'happy', 'lucky', 'money', 'family', 'friend', 'forever', 'ninja', 'pokemon', 'starwars',
  'asdfgh', 'zxcvbn', 'changeme', 'default', 'access', 'mustang', 'soccer', 'hockey', 'ranger', 'hunter', 'buster',
  'thomas', 'robert', 'daniel', 'andrew', 'joshua', 'jessica', 'ashley', 'nicole', 'charlie', 'maggie', 'ginger',
  'congaubeo', 'conheo', 'giadinh', 'tinhyeu', 'hanhphuc', 'maimai', 'motminh', 'nhoem', 'nhoanh', 'boiem',
];
