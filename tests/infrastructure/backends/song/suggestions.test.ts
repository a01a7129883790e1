import { NEVER } from 'rxjs';
import type { HttpTransport } from '../../../../src/application/ports/http-transport.port';
import { CdnDomains } from '../../../../src/infrastructure/backends/song/cdn-domains';
import { SongCatalogue } from '../../../../src/infrastructure/backends/song/catalogue/song-catalogue';
import { succeed } from '../../../../src/domain/shared/result';
import { MemoryStore } from '../../../support/fakes/memory-store';
import { wireSong } from '../../../support/wire/wire-song';

const REASONS = ['next-on-album', 'same-artist', 'same-genre', 'same-years', 'popular', 'something-else'];

describe('suggestions of our own server', () => {
  it('include the reasons that the app supports and omit all others', async () => {
    const list_suggestion = [
      wireSong({ id: 'itself' }),
      ...REASONS.map((reason) => ({ ...wireSong({ id: reason }), reason })),
      { ...wireSong({ id: 'far' }), reason: 'a reason of tomorrow' },
    ];
    const transport: HttpTransport = { send: () => Promise.resolve(succeed({ list_suggestion })), follow: () => NEVER };
    const catalogue = new SongCatalogue(transport, new CdnDomains(transport, new MemoryStore()));
    const answer = await catalogue.suggestions('itself', []);
    const songs = answer.ok ? answer.value : [];
    expect(songs.map(({ id, reason }) => [id, reason])).toEqual([
      ['itself', undefined],
      ...REASONS.map((reason) => [reason, reason]),
      ['far', undefined],
    ]);
  });
});
