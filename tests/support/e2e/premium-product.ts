import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { SongInfoWire } from '../../../contract/song-info';
import type { FixtureTrack } from '../fixtures/library-tracks';
import { makeTrack } from '../fixtures/make-track';
import { songCalled } from './library-facts';
import type { Listener } from './listener';
import { Member } from './member';
import { makeTemporaryFolder, Product } from './product';
import type { Visits } from './visits';

const ALBUM = { artist: 'Thuỳ Dạ', album: 'Nước Lớn', encoding: 'mp3-cbr' } as const;

/** Five minutes: more than any player buffers ahead. */
export const PREMIUM_SONG: FixtureTrack = {
  ...ALBUM,
  file: '1 Sóng Ngầm.mp3',
  title: 'Sóng Ngầm',
  trackNumber: 1,
  seconds: 300,
  toneHz: 480,
};
export const NEXT_SONG: FixtureTrack = {
  ...ALBUM,
  file: '2 Bến Lặng.mp3',
  title: 'Bến Lặng',
  trackNumber: 2,
  seconds: 24,
  toneHz: 720,
};

const START_LIMIT_MS = 150_000;

export interface PremiumProduct {
  product(): Product;
  /** Creates an account, premium or not. */
  join(isPremium: boolean): Promise<Member>;
  /** Opens the album whose first song is premium, in a separate browser. */
  arriveAtAlbum(member?: Member): Promise<Listener>;
  /** The premium song as the server offers it to somebody with an account. */
  info(member: Member): Promise<SongInfoWire>;
}

/** What exists while tests run. */
interface Standing {
  readonly product: Product;
  readonly admin: Member;
  readonly songId: string;
  readonly albumId: string;
}

async function setUp(mediaFolder: string, urlSeconds: number): Promise<Standing> {
  for (const track of [PREMIUM_SONG, NEXT_SONG]) await makeTrack(track, path.join(mediaFolder, track.file));
  const product = await Product.start({ mediaFolder, environment: { PREMIUM_URL_SECONDS: String(urlSeconds) } });
  const admin = await Member.join(product, 'Người quản trị');
  const song = await songCalled(PREMIUM_SONG.title, product.address);
  await admin.ask(`/backend/song/${song.id}/premium`, 'PUT', { is_premium: true });
  return { product, admin, songId: song.id, albumId: song.album?.id ?? '' };
}

async function join({ product, admin }: Standing, isPremium: boolean): Promise<Member> {
  const member = await Member.join(product);
  const { id } = await member.ask<{ id: string }>('/sso/user/me');
  if (isPremium) await admin.ask(`/sso/user/${id}/premium`, 'PUT', { is_premium: true });
  return member;
}

/** Call once at the top of a journey, after `withVisits`: a product whose signed addresses are valid for `urlSeconds`. */
export function withPremiumProduct(visits: Visits, urlSeconds: number): PremiumProduct {
  let standing: Standing | undefined;
  let mediaFolder = '';
  const now = (): Standing => {
    if (standing === undefined) throw new Error('the product runs only while tests do');
    return standing;
  };

  beforeAll(async () => {
    mediaFolder = await makeTemporaryFolder();
    standing = await setUp(mediaFolder, urlSeconds);
  }, START_LIMIT_MS);
  afterAll(async () => {
    await standing?.product.stopAndForget();
    await rm(mediaFolder, { recursive: true, force: true });
  });

  return {
    product: () => now().product,
    join: (isPremium) => join(now(), isPremium),
    async arriveAtAlbum(member) {
      const listener = await visits.arrive({ address: now().product.address });
      await member?.signInto(listener.page.context());
      await listener.opens(`/album/${now().albumId}`);
      await listener.seesHeading(ALBUM.album);
      return listener;
    },
    info: (member) => member.ask(`/backend/song/info/${now().songId}`),
  };
}
