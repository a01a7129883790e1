import type { Container } from 'inversify';
import type { SharedSetting } from '../../application/documents/shared-setting';
import { languages } from '../../presentation/i18n/start-i18n';
import { resolve } from '../token';
import { Roles } from '../roles';

/** The settings for language and theme. A language is applied only once its texts are loaded; the theme is applied at once. */
export function languageAndTheme(container: Container): readonly SharedSetting[] {
  const preferences = resolve(container, Roles.Preferences);
  return [
    {
      name: 'language',
      changes: languages.changes,
      value: () => languages.current,
      apply: (value) => (value === 'en' || value === 'vi' ? languages.choose(value) : undefined),
    },
    {
      name: 'theme',
      changes: preferences.changes,
      value: () => preferences.state.theme,
      apply: (value) => (value === 'dark' || value === 'light' ? preferences.chooseTheme(value) : undefined),
    },
  ];
}
