import 'i18next';
import type { ParseKeys, TFunction } from 'i18next';
import type { AccountMessages } from './locales/account/vi';
import type { AdminMessages } from './locales/admin/vi';
import type { BrowseMessages } from './locales/browse/vi';
import type { SearchMessages } from './locales/search/vi';
import type { FormMessages } from './locales/form/vi';
import type { LibraryMessages } from './locales/library/vi';
import type { KeyMessages } from './locales/keys/vi';
import type { PipMessages } from './locales/pip/vi';
import type { ListenMessages } from './locales/listen/vi';
import type { StaticPageMessages } from './locales/static-pages/vi';
import type { PanelMessages } from './locales/panel/vi';
import type { PolicyMessages } from './locales/policy/vi';
import type { PremiumMessages } from './locales/premium/vi';
import type { NoticeMessages } from './locales/notices/vi';
import type { SetupMessages } from './locales/setup/vi';
import type { ShortsMessages } from './locales/shorts/vi';
import type { SoundMessages } from './locales/sound/vi';
import type { Messages } from './locales/vi';

/** All sets of texts. The first is loaded before the first page, the others with the pages that use them. */
export interface MessageSets {
  readonly translation: Messages;
  readonly form: FormMessages;
  readonly account: AccountMessages;
  readonly admin: AdminMessages;
  readonly browse: BrowseMessages;
  readonly search: SearchMessages;
  readonly library: LibraryMessages;
  readonly notices: NoticeMessages;
  readonly keys: KeyMessages;
  readonly pip: PipMessages;
  readonly listen: ListenMessages;
  readonly panel: PanelMessages;
  readonly sound: SoundMessages;
  readonly premium: PremiumMessages;
  readonly shorts: ShortsMessages;
  readonly setup: SetupMessages;
  readonly staticPages: StaticPageMessages;
  readonly policy: PolicyMessages;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: MessageSets;
  }
}

/** A key that has a text in every language. */
export type MessageKey = ParseKeys;

/** Gives the texts of albums, playlists and song tables. */
export type BrowseTranslate = TFunction<'browse'>;
