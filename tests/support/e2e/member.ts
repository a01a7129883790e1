import { randomInt } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import type { CollectionDetailWire, CollectionSongWire } from '../../../contract/collection';
import type { OwnPlaylistWire } from '../../../contract/browse';
import type { RunningProduct } from './running-product';

interface Grant {
  readonly token: string;
  readonly refresh_token: string;
}

interface Kept {
  readonly item: {
    readonly album?: { readonly title: string };
    readonly playlist?: { readonly title: string };
    readonly artist?: { readonly name: string };
  };
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

const titlesOf = (songs: readonly { readonly title: string }[]): string[] => songs.map(({ title }) => title);

/** A person with their own account, and the server's data about them. */
export class Member {
  readonly email = `${digits(12)}@song.test`;
  readonly password = 'gió về trên đồi xa';
  private token = '';

  private constructor(
    private readonly product: RunningProduct,
    readonly name: string,
  ) {}

  static async join(product: RunningProduct, name = 'Nguyên Khuê'): Promise<Member> {
    const member = new Member(product, name);
    member.token = (await member.enter('register', { name })).grant.token;
    return member;
  }

  /** From now on this browser is signed in as them, as a device of its own. */
  async signInto(context: BrowserContext, address = this.product.address): Promise<void> {
    const { grant, identification } = await this.enter('login', {});
    const stored = { deviceId: identification, accessToken: grant.token, refresh_token: grant.refresh_token };
    const page = await context.newPage();
    await page.goto(`${address}/icon.svg`);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(stored));
    await page.close();
  }

  /** The `data` of a call that is made as this member. */
  async ask<T>(call: string, method = 'GET', body?: unknown): Promise<T> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    return this.product.ask<T>(call, { method, headers, body: JSON.stringify(body) });
  }

  /** Most recently liked first. */
  async likedTitles(): Promise<string[]> {
    return titlesOf((await this.ask<CollectionDetailWire>('/backend/song/collection/type?type=liked')).items);
  }

  /** Most recently heard first. */
  async heardTitles(): Promise<string[]> {
    const { items } = await this.ask<{ items: { song: { title: string } }[] }>('/backend/history');
    return titlesOf(items.map(({ song }) => song));
  }

  /** The names of the items in the library, most recently saved first. */
  async keptNames(): Promise<string[]> {
    const { items } = await this.ask<{ items: Kept[] }>('/backend/library');
    return items.map(({ item }) => item.album?.title ?? item.playlist?.title ?? item.artist?.name ?? '');
  }

  async makesPlaylist(name: string, songIds: readonly string[], isPublic = false): Promise<OwnPlaylistWire> {
    return this.ask('/backend/playlist', 'POST', { name, song_ids: songIds, is_public: isPublic });
  }

  async playlists(): Promise<readonly OwnPlaylistWire[]> {
    return (await this.ask<{ items: OwnPlaylistWire[] }>('/backend/playlist')).items;
  }

  /** The songs of a playlist, in its order. */
  async entriesOf(playlistId: string): Promise<readonly CollectionSongWire[]> {
    return (await this.ask<CollectionDetailWire>(`/backend/album-playlist/songs?type=playlist&album_id=${playlistId}`))
      .items;
  }

  async titlesIn(playlistId: string): Promise<string[]> {
    return titlesOf(await this.entriesOf(playlistId));
  }

  private async enter(call: 'register' | 'login', facts: object): Promise<{ grant: Grant; identification: string }> {
    const identification = digits(32);
    const headers = { 'content-type': 'application/json', deviceid: identification.slice(0, 16), devicename: 'Linux' };
    const body = JSON.stringify({ email: this.email, password: this.password, ...facts });
    const grant = await this.product.ask<Grant>(`/sso/security/${call}`, { method: 'POST', headers, body });
    return { grant, identification };
  }
}
