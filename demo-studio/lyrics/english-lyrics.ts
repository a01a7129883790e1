import type { LyricText } from './lyric-text';

/** Words of the songs with English titles, by the song's slug. */
export const ENGLISH_LYRICS: Readonly<Record<string, LyricText>> = {
  'paper-harbour': {
    language: 'en',
    timedBy: 'word',
    verses: [
      [
        'I folded up a page of blue',
        'And set it on the rain',
        'It carried half a dream of you',
        'Beyond the weather vane',
      ],
      [
        'The ink has run, the words are thin',
        'But I can read them still',
        'A lighthouse, and a violin',
        'A candle on the sill',
      ],
    ],
    chorus: ['Paper harbour, hold me now', 'Paper harbour, stay', 'Every little boat somehow', 'Finds a quiet bay'],
    bridge: [
      'And if the water takes my name',
      'I’ll write it down once more',
      'A page, a fold, a tiny flame',
      'A little way from shore',
    ],
  },
  'neon-rice-fields': {
    language: 'en',
    timedBy: 'line',
    verses: [
      [
        'Windows down at half past nine',
        'City fading in the glass',
        'Every sign a coloured line',
        'Running green across the grass',
      ],
      [
        'Buffalo beneath the moon',
        'Motorbikes that hum like bees',
        'Someone plays a summer tune',
        'Lost among the banyan trees',
      ],
    ],
    chorus: [
      'Neon rice fields, take me home',
      'Pink and gold and chrome',
      'All the lights I’ve ever known',
      'Growing on their own',
    ],
    bridge: [
      'Stay until the fields go dark',
      'Stay until the tide of light',
      'Leaves a single silver spark',
      'In the middle of the night',
    ],
  },
  'eleven-lanterns': {
    language: 'en',
    timedBy: 'line',
    verses: [
      [
        'We lit the first one for the rain',
        'The second for the sea',
        'The third for every missing train',
        'The fourth for you and me',
      ],
      [
        'The fifth went up without a sound',
        'The sixth one caught the breeze',
        'The rest went drifting over town',
        'And through the almond trees',
      ],
    ],
    chorus: [
      'Eleven lanterns in the sky',
      'Eleven ways to say goodbye',
      'And one I kept inside my hand',
      'To guide you back to land',
    ],
    bridge: [
      'If the wind should turn around',
      'If the light should fall',
      'I will stand on lower ground',
      'And count and catch them all',
    ],
  },
  'low-tide-radio': {
    language: 'en',
    timedBy: 'line',
    verses: [
      [
        'Midnight on the motel floor',
        'Static rolling in',
        'Someone’s voice from far offshore',
        'Sings beneath the din',
      ],
      [
        'Shells are humming on the sand',
        'Silver, grey and green',
        'Turn the dial with your hand',
        'Find the song between',
      ],
    ],
    chorus: ['Low tide radio', 'Play it soft and slow', 'Tell me where the waters go', 'Low tide radio'],
    bridge: [
      'When the morning pulls us home',
      'And the signal’s gone',
      'In the hush, along the foam',
      'We will hum along',
    ],
  },
};
