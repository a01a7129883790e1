import type { Generated } from 'kysely';
import type { Origin } from '../../domain/import/origin';
import type { ViewKind } from '../../domain/shorts/view-events';
import type { Counter, Json, MadeNow, Optional, PresenceColumns } from './columns';

interface ShortVideosTable extends PresenceColumns {
  id: string;
  origin: Generated<Origin>;
  path: string;
  size: number;
  mtime_ms: number;
  ctime_ms: Optional<number>;
  fingerprint: string;
  sound: Optional<string>;
  former_sounds: Generated<string[]>;
  reader: Generated<number>;
  reservations: Generated<string[]>;
  companions: Generated<string>;
  revision: string;
  duration_ms: number;
  audio: Json;
  video: Json;
  captions: Optional<string>;
  caption: Generated<string>;
  caption_folded: Generated<string>;
  caption_accented: Generated<string>;
  named_artist_id: Optional<string>;
  artist_id: Optional<string>;
  wish: Json;
  wish_keys: Generated<string[]>;
  song_id: Optional<string>;
  song_from_ms: Optional<number>;
  song_to_ms: Optional<number>;
  image_id: Optional<string>;
  impression_count: Counter;
  start_count: Counter;
  engaged_count: Counter;
  complete_count: Counter;
  replay_count: Counter;
  share_count: Counter;
  like_count: Counter;
  save_count: Counter;
  comment_count: Counter;
  published_at: MadeNow;
}

interface ShortHashtagsTable {
  short_id: string;
  position: number;
  tag: string;
  folded: string;
}

interface ShortViewEventsTable {
  short_id: string;
  event_id: string;
  visit_id: string;
  kind: ViewKind;
  once_key: string | null;
  happened_at: MadeNow;
}

interface OfListenerAndShort {
  account_id: string;
  short_id: string;
}

interface ShortCommentsTable extends OfListenerAndShort {
  id: string;
  text: string;
  written_at: MadeNow;
}

interface ShortCommentReportsTable {
  account_id: string;
  comment_id: string;
  reason: string;
  reported_at: MadeNow;
  settled_at: Optional<Date>;
}

/** Short videos and what listeners do with them. */
export interface ShortSchema {
  short_videos: ShortVideosTable;
  all_short_videos: ShortVideosTable;
  short_hashtags: ShortHashtagsTable;
  short_view_events: ShortViewEventsTable;
  seen_shorts: OfListenerAndShort & { seen_at: MadeNow };
  liked_shorts: OfListenerAndShort & { liked_at: MadeNow };
  saved_shorts: OfListenerAndShort & { saved_at: MadeNow };
  hidden_shorts: OfListenerAndShort & { hidden_at: MadeNow };
  short_comments: ShortCommentsTable;
  short_comment_reports: ShortCommentReportsTable;
}
