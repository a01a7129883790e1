import type { AbsentThing } from '../../../src/domain/administration/absent-things.port';
import type { ReportedComment } from '../../../src/domain/administration/comment-moderation.port';
import type { ManagedAccount } from '../../../src/domain/administration/managed-account';
import type { ManagedSong } from '../../../src/domain/administration/song-administration.port';

export const aManagedAccount = (given: Partial<ManagedAccount> = {}): ManagedAccount => ({
  id: 'vy',
  email: 'vy@song.test',
  name: 'Hạ Vy',
  avatarUrl: null,
  role: 'listener',
  isPremium: false,
  isLocked: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  lastSeenAt: '2026-02-03T04:05:06.000Z',
  deviceCount: 1,
  ...given,
});

export const aManagedSong = (given: Partial<ManagedSong> = {}): ManagedSong => ({
  id: 'song1',
  tags: { title: 'Bến Cũ', artists: ['Thuỳ Khuê'], album: null, year: null, genre: null, track: null },
  isPremium: false,
  isEdited: false,
  playCount: 2,
  createdAt: '2026-01-02T03:04:05.000Z',
  ...given,
});

export const anAbsentThing = (given: Partial<AbsentThing> = {}): AbsentThing => ({
  id: 'song1',
  kind: 'song',
  title: 'Bến Cũ',
  artists: ['Thuỳ Khuê'],
  path: 'Thuỳ Khuê/Bến Cũ.mp3',
  absence: { kind: 'away', since: '2026-02-01T03:04:05.000Z' },
  likeCount: 3,
  placeCount: 2,
  playCount: 41,
  hasStandIn: false,
  ...given,
});

export const aReportedComment = (given: Partial<ReportedComment> = {}): ReportedComment => ({
  id: 'comment1',
  text: 'Mua hàng ở đây!',
  writtenAt: '2026-01-02T03:04:05.000Z',
  author: { id: 'vy', name: 'Hạ Vy' },
  clip: { id: 'clip1', caption: 'Biển chiều' },
  reports: [{ reason: 'spam', count: 1 }],
  reportedAt: '2026-01-03T03:04:05.000Z',
  ...given,
});
