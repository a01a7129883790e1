/** The genres that ID3v1 numbers, in order from 0: those of ID3v1.1, and from 80 on Winamp's. */
const NAMES =
  'Blues|Classic Rock|Country|Dance|Disco|Funk|Grunge|Hip-Hop|Jazz|Metal|New Age|Oldies|Other|Pop|R&B|Rap|Reggae|Rock|Techno|' +
  'Industrial|Alternative|Ska|Death Metal|Pranks|Soundtrack|Euro-Techno|Ambient|Trip-Hop|Vocal|Jazz+Funk|Fusion|Trance|' +
  'Classical|Instrumental|Acid|House|Game|Sound Clip|Gospel|Noise|Alternative Rock|Bass|Soul|Punk|Space|Meditative|' +
  'Instrumental Pop|Instrumental Rock|Ethnic|Gothic|Darkwave|Techno-Industrial|Electronic|Pop-Folk|Eurodance|Dream|' +
  'Southern Rock|Comedy|Cult|Gangsta Rap|Top 40|Christian Rap|Pop/Funk|Jungle|Native American|Cabaret|New Wave|Psychedelic|' +
  'Rave|Showtunes|Trailer|Lo-Fi|Tribal|Acid Punk|Acid Jazz|Polka|Retro|Musical|Rock & Roll|Hard Rock|Folk|Folk-Rock|' +
  'National Folk|Swing|Fast Fusion|Bebop|Latin|Revival|Celtic|Bluegrass|Avantgarde|Gothic Rock|Progressive Rock|' +
  'Psychedelic Rock|Symphonic Rock|Slow Rock|Big Band|Chorus|Easy Listening|Acoustic|Humour|Speech|Chanson|Opera|' +
  'Chamber Music|Sonata|Symphony|Booty Bass|Primus|Porn Groove|Satire|Slow Jam|Club|Tango|Samba|Folklore|Ballad|' +
  'Power Ballad|Rhythmic Soul|Freestyle|Duet|Punk Rock|Drum Solo|A Cappella|Euro-House|Dancehall|Goa|Drum & Bass|' +
  'Club-House|Hardcore|Terror|Indie|BritPop|Afro-Punk|Polsk Punk|Beat|Christian Gangsta Rap|Heavy Metal|Black Metal|' +
  'Crossover|Contemporary Christian|Christian Rock|Merengue|Salsa|Thrash Metal|Anime|JPop|Synthpop|Abstract|Art Rock|' +
  'Baroque|Bhangra|Big Beat|Breakbeat|Chillout|Downtempo|Dub|EBM|Eclectic|Electro|Electroclash|Emo|Experimental|Garage|' +
  'Global|IDM|Illbient|Industro-Goth|Jam Band|Krautrock|Leftfield|Lounge|Math Rock|New Romantic|Nu-Breakz|Post-Punk|' +
  'Post-Rock|Psytrance|Shoegaze|Space Rock|Trop Rock|World Music|Neoclassical|Audiobook|Audio Theatre|' +
  'Neue Deutsche Welle|Podcast|Indie Rock|G-Funk|Dubstep|Garage Rock|Psybient';
const GENRES = NAMES.split('|');
const REFERENCE = /^\((\d{1,3}|RX|CR)\)/u;
const WORDS: Readonly<Record<string, string>> = { RX: 'Remix', CR: 'Cover' };

/** The genre with this number; undefined for a number without a genre. */
export const genreOfNumber = (number: number): string | undefined => GENRES[number];

/**
 * The genres that a TCON frame names: `17`, `(17)`, `(4)Eurodisco` and `(51)(39)` refer to the list; any other value is used as
 * it is.
 */
export function genresOf(value: string): readonly string[] {
  if (/^\d{1,3}$/u.test(value)) return [genreOfNumber(Number(value)) ?? value];
  const names: string[] = [];
  let rest = value;
  for (let found = REFERENCE.exec(rest); found !== null; found = REFERENCE.exec(rest)) {
    const reference = found[1] ?? '';
    const name = WORDS[reference] ?? genreOfNumber(Number(reference));
    if (name !== undefined) names.push(name);
    rest = rest.slice(found[0].length);
  }
  const genre = rest.replace(/^\(\(/u, '(').trim();
  return [...new Set(genre === '' ? names : [...names, genre])];
}
