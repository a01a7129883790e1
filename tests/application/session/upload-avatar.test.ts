import { lastValueFrom, toArray } from 'rxjs';
import type { PictureShrinker, ShrinkOrder } from '../../../src/application/ports/picture-shrinker.port';
import { UploadAvatar } from '../../../src/application/session/upload-avatar';
import type { Picture } from '../../../src/domain/profile/picture';
import { fail, succeed } from '../../../src/domain/shared/result';
import { FileOnDisk } from '../../support/builders/a-chosen-file';
import { pngHead } from '../../support/builders/picture-heads';
import { MemoryOwnProfile } from '../../support/backends/memory/memory-own-profile';
import { MemorySignInService } from '../../support/backends/memory/memory-sign-in-service';
import { SessionBrowser } from '../../support/fakes/session-browser';

const SMALL: Picture = { name: 'avatar', type: 'image/webp', bytes: new Uint8Array([7]) };

/** Records its requests, and answers with one small picture. */
class NotingShrinker implements PictureShrinker {
  readonly orders: [Picture['type'], ShrinkOrder][] = [];
  canRead = true;

  async shrink({ type }: Picture, order: ShrinkOrder) {
    this.orders.push([type, order]);
    return this.canRead ? succeed(SMALL) : fail('unreadable' as const);
  }
}

async function setUp() {
  const service = new MemorySignInService();
  const { session, control } = new SessionBrowser().openTab();
  const credentials = { email: 'an@song.test', password: 'sông dài biển rộng' };
  await service.register({ ...credentials, name: 'An' });
  const admission = await service.signIn({ ...credentials, remember: true });
  if (admission.ok) await control.start(admission.value);
  const shrinker = new NotingShrinker();
  const profile = new MemoryOwnProfile(service);
  const upload = new UploadAvatar(shrinker, profile, session);
  const stepsOf = (file: FileOnDisk) => lastValueFrom(upload.execute(file, null).pipe(toArray()));
  return { service, session, shrinker, profile, upload, stepsOf };
}

describe('an avatar picture', () => {
  it('is shrunk, sent step by step, and shown in the profile', async () => {
    const { session, shrinker, profile, stepsOf } = await setUp();
    const steps = await stepsOf(new FileOnDisk(pngHead(3000, 2000)));
    expect(steps).toEqual([{ kind: 'preparing' }, { kind: 'sending', share: 0.5 }, { kind: 'done' }]);
    expect(shrinker.orders).toEqual([['image/png', { crop: null, longestSide: 1024 }]]);
    expect(profile.uploaded).toEqual([SMALL]);
    expect(session.state).toMatchObject({ kind: 'signed-in', profile: { avatarUrl: '/images/1' } });
  });

  it('is cropped as the listener chose', async () => {
    const { upload, shrinker } = await setUp();
    const crop = { left: 10, top: 20, side: 300 };
    await lastValueFrom(upload.execute(new FileOnDisk(pngHead(3000, 2000)), crop));
    expect(shrinker.orders[0]?.[1].crop).toEqual(crop);
  });

  it('of 50 MB is refused before it is read or sent', async () => {
    const { stepsOf, profile } = await setUp();
    const file = new FileOnDisk(pngHead(3000, 2000), 50_000_000);
    const failure = { kind: 'too-large', limit: 10_000_000 };
    expect(await stepsOf(file)).toEqual([{ kind: 'preparing' }, { kind: 'failed', failure }]);
    expect([file.readCount, profile.uploaded]).toEqual([0, []]);
  });

  it.each([
    ['30,000 pixels a side', pngHead(30_000, 30_000), 'too-many-pixels'],
    ['a GIF', new TextEncoder().encode('GIF89a whatever follows'), 'not-a-picture'],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-a-picture'],
  ])('that is %s is refused before it is decoded', async (_, bytes, kind) => {
    const { stepsOf, shrinker } = await setUp();
    expect((await stepsOf(new FileOnDisk(bytes))).at(-1)).toMatchObject({ kind: 'failed', failure: { kind } });
    expect(shrinker.orders).toEqual([]);
  });

  it('that the browser cannot decode is refused', async () => {
    const { stepsOf, shrinker, profile } = await setUp();
    shrinker.canRead = false;
    const last = (await stepsOf(new FileOnDisk(pngHead(10, 10)))).at(-1);
    expect([last, profile.uploaded]).toEqual([{ kind: 'failed', failure: { kind: 'not-a-picture' } }, []]);
  });

  it('that the server refuses leaves the previous avatar in the profile', async () => {
    const { service, session, stepsOf } = await setUp();
    service.trouble = { kind: 'unavailable' };
    const last = (await stepsOf(new FileOnDisk(pngHead(10, 10)))).at(-1);
    expect(last).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } });
    expect(session.state).toMatchObject({ profile: { avatarUrl: null } });
  });

  it('is not sent when the listener cancels first', async () => {
    const { upload, profile } = await setUp();
    upload
      .execute(new FileOnDisk(pngHead(10, 10)), null)
      .subscribe()
      .unsubscribe();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(profile.uploaded).toEqual([]);
  });
});
