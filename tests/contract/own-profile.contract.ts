import type { AvatarUpload, OwnProfile } from '../../src/domain/profile/own-profile.port';
import type { Picture } from '../../src/domain/profile/picture';

/** A listener who has just registered with this password, and a picture they may upload. */
export interface OwnProfileWorld {
  readonly ownProfile: OwnProfile;
  readonly password: string;
  readonly picture: Picture;
  signOut(): Promise<void>;
  canSignInWith(password: string): Promise<boolean>;
}

const CHANGES = {
  name: 'Hạ Vy',
  phone: '0912345678',
  birthday: '1999-12-31',
  gender: 'female',
  bio: 'Nghe nhạc trên sóng.',
} as const;

/** Contract tests of `OwnProfile`. */
export function describeOwnProfile(name: string, makeWorld: () => Promise<OwnProfileWorld>): void {
  describe(`${name} as the own profile`, () => {
    let world: OwnProfileWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    it('has no optional facts directly after registration', async () => {
      const nothing = { avatarUrl: null, phone: null, birthday: null, gender: null, bio: null };
      expect(await world.ownProfile.read()).toMatchObject({ ok: true, value: nothing });
    });

    it('returns the changed profile after an update', async () => {
      expect(await world.ownProfile.update(CHANGES)).toMatchObject({ ok: true, value: CHANGES });
      expect(await world.ownProfile.read()).toMatchObject({ ok: true, value: CHANGES });
    });

    it('leaves omitted fields unchanged, and empties fields that are null', async () => {
      await world.ownProfile.update(CHANGES);
      const answer = await world.ownProfile.update({ phone: null });
      expect(answer).toMatchObject({ ok: true, value: { ...CHANGES, phone: null } });
    });

    it('names the refused field', async () => {
      const answer = await world.ownProfile.update({ name: ' ' });
      expect(answer).toEqual({ ok: false, error: { kind: 'invalid', fields: { name: expect.any(String) as string } } });
    });

    it('accepts an avatar picture', async () => {
      const answer = await lastUploadStep(world.ownProfile, world.picture);
      const value = { avatarUrl: expect.any(String) as string };
      expect(answer).toMatchObject({ kind: 'answered', answer: { ok: true, value } });
      expect(await world.ownProfile.read()).toMatchObject({ ok: true, value });
    });

    it('changes the password', async () => {
      const next = 'một mật khẩu khác 9';
      expect(await world.ownProfile.changePassword(world.password, next)).toEqual({ ok: true, value: undefined });
      expect([await world.canSignInWith(world.password), await world.canSignInWith(next)]).toEqual([false, true]);
    });

    it.each([
      ['currentPassword', 'not the password', 'một mật khẩu khác 9'],
      ['newPassword', null, 'short'],
    ])('names %s when it refuses that field', async (field, current, next) => {
      const answer = await world.ownProfile.changePassword(current ?? world.password, next);
      const fields = { [field]: expect.any(String) as string };
      expect(answer).toEqual({ ok: false, error: { kind: 'invalid', fields } });
    });

    it('requires a signed-in account', async () => {
      await world.signOut();
      expect(await world.ownProfile.read()).toMatchObject({ ok: false, error: { kind: 'unauthenticated' } });
    });
  });
}

/** The result of an upload. */
export function lastUploadStep(ownProfile: OwnProfile, picture: Picture): Promise<AvatarUpload> {
  return new Promise((resolve) => {
    ownProfile.uploadAvatar(picture).subscribe((step) => {
      if (step.kind === 'answered') resolve(step);
    });
  });
}
