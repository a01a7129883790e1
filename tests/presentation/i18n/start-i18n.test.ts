import { startI18n } from '../../../src/presentation/i18n/start-i18n';
import i18next from 'i18next';

interface Sources {
  readonly query?: string;
  readonly cookie?: string;
  readonly local?: string;
  readonly session?: string;
  readonly browser?: readonly string[];
  readonly html?: string;
}

/** A browser with these language settings of its listener. */
async function detect({ query = '', cookie, local, session, browser = [], html = '' }: Sources) {
  window.history.replaceState(null, '', `/${query}`);
  document.cookie = `i18nextLng=${cookie ?? ''}; max-age=${cookie === undefined ? 0 : 60}`;
  localStorage.clear();
  sessionStorage.clear();
  Object.entries({ local, session }).forEach(([where, language]) => {
    const storage = where === 'local' ? localStorage : sessionStorage;
    storage.setItem('i18nextLng', language ?? '');
  });
  Object.defineProperty(navigator, 'languages', { value: browser, configurable: true });
  Object.defineProperty(navigator, 'language', { value: browser[0] ?? '', configurable: true });
  document.documentElement.lang = html;
  const { languages, ready } = startI18n();
  await ready;
  return languages;
}

describe('the language at start', () => {
  it.each<[string, Sources, 'vi' | 'en']>([
    ['the address comes first', { query: '?lng=en', cookie: 'vi', local: 'vi' }, 'en'],
    ['then the cookie', { cookie: 'en', local: 'vi' }, 'en'],
    ['then local storage', { local: 'en', session: 'vi' }, 'en'],
    ['then session storage', { session: 'en', browser: ['vi'] }, 'en'],
    ['then the browser', { browser: ['en-US', 'en'], html: 'vi' }, 'en'],
    ['then the page', { browser: ['fr-FR'], html: 'en' }, 'en'],
    ['anything else is Vietnamese', { browser: ['fr-FR', 'de'], html: 'ja' }, 'vi'],
    ['nothing at all is Vietnamese', {}, 'vi'],
  ])('%s', async (_, sources, language) => {
    const languages = await detect(sources);

    expect(languages.current).toBe(language);
    expect(localStorage.getItem('i18nextLng')).toBe(language);
    expect(i18next.t('nav.home')).toBe({ vi: 'Trang chủ', en: 'Home' }[language]);
  });

  it('is in local storage before its texts are loaded, so that the first request carries the language', async () => {
    const detected = detect({ query: '?lng=en' });

    expect(localStorage.getItem('i18nextLng')).toBe('en');
    expect((await detected).current).toBe('en');
  });
});

describe('choosing a language', () => {
  it('loads its texts, switches to it, reports the change, and stores the choice', async () => {
    const languages = await detect({ local: 'vi' });
    const told: string[] = [];
    const subscription = languages.changes.subscribe((language) => told.push(language));

    await expect(languages.choose('en')).resolves.toBe(true);
    subscription.unsubscribe();
    await languages.choose('vi');

    expect(told).toEqual(['en']);
    expect(localStorage.getItem('i18nextLng')).toBe('vi');
  });

  it('keeps the language while the texts of the other one cannot be loaded', async () => {
    const languages = await detect({ local: 'vi' });
    jest.spyOn(i18next, 'hasResourceBundle').mockReturnValue(false);
    jest.spyOn(i18next, 'addResourceBundle').mockImplementation(() => {
      throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    });

    await expect(languages.choose('en')).resolves.toBe(false);

    expect(languages.current).toBe('vi');
    jest.restoreAllMocks();
  });

  it('does not take a bug for texts that cannot be loaded', async () => {
    const languages = await detect({ local: 'vi' });
    jest.spyOn(i18next, 'hasResourceBundle').mockImplementation(() => {
      throw new TypeError('a bug');
    });

    await expect(languages.choose('en')).rejects.toThrow('a bug');

    jest.restoreAllMocks();
  });

  it('leaves names as they are written', async () => {
    await detect({ local: 'en' });

    expect(i18next.t('song.play', { title: 'R&B <live>', artist: "Marlow & May's" })).toBe(
      "Play R&B <live> by Marlow & May's",
    );
  });
});
