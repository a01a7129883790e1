import { Subject } from 'rxjs';
import { Preferences } from '../../../src/application/preferences/preferences';
import { followOtherTabs } from '../../../src/presentation/view-models/idle/follow-other-tabs';
import { MemoryStore } from '../../support/fakes/memory-store';
import { FakeLanguages } from '../../support/presentation/fake-languages';

function aTab(stored: Record<string, string> = {}) {
  const store = new MemoryStore();
  const languages = new FakeLanguages();
  const changes = new Subject<string | null>();
  const preferences = new Preferences(store);
  const storeElsewhere = (values: Record<string, string>) =>
    Object.entries(values).forEach(([key, value]) => store.write(key, value));
  storeElsewhere(stored);
  followOtherTabs({ preferences, languages, store }, changes);
  const look = () => [preferences.state.theme, languages.current];
  return { changes, storeElsewhere, look };
}

describe('a theme or language that another tab has chosen', () => {
  it('is applied here once this tab is notified', () => {
    const { changes, storeElsewhere, look } = aTab();
    storeElsewhere({ theme: 'dark', i18nextLng: 'en' });
    expect(look()).toEqual(['light', 'vi']);
    changes.next('theme');
    expect(look()).toEqual(['dark', 'en']);
  });

  it('is applied at the start when it was chosen earlier', () => {
    expect(aTab({ theme: 'dark', i18nextLng: 'en' }).look()).toEqual(['dark', 'en']);
  });

  it('is ignored when the product does not have the language', () => {
    expect(aTab({ i18nextLng: 'fr' }).look()).toEqual(['light', 'vi']);
  });
});
