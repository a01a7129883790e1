import { NEVER } from 'rxjs';
import type { HttpTransport } from '../../../../src/application/ports/http-transport.port';
import { CdnDomains } from '../../../../src/infrastructure/backends/song/cdn-domains';
import { SongCatalogue } from '../../../../src/infrastructure/backends/song/song-catalogue';
import { succeed } from '../../../../src/domain/shared/result';
import { MemoryStore } from '../../../support/fakes/memory-store';

const wireSong = (id: string) => ({
  id,
  title: id,
  artist: { id: 'a', name: 'Hạ Vy', avatar: null },
  artists: [],
  album: null,
  duration: 200,
  thumbnail_square: '/images/x',
  thumbnail_landscape: '/images/x',
  dominant_color: { h: 0, c: 0, h2: 0 },
  has_audio: true,
  has_video: false,
  is_premium: false,
  is_liked: false,
  like_count: 0,
  play_count: 0,
  media: null,
});

describe('suggestions of our own server', () => {
  it('come with the reasons that are known here; others are left out', async () => {
    const list_suggestion = [
      wireSong('itself'),
      { ...wireSong('near'), reason: 'same-artist' },
      { ...wireSong('far'), reason: 'a reason of tomorrow' },
    ];
    const transport: HttpTransport = { send: () => Promise.resolve(succeed({ list_suggestion })), follow: () => NEVER };
    const catalogue = new SongCatalogue(transport, new CdnDomains(transport, new MemoryStore()));
    const answer = await catalogue.suggestions('itself', []);
    const songs = answer.ok ? answer.value : [];
    expect(songs.map(({ id, reason }) => [id, reason])).toEqual([
      ['itself', undefined],
      ['near', 'same-artist'],
      ['far', undefined],
    ]);
  });
});
