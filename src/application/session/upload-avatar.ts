import { concat, defer, from, map, of, switchMap, takeWhile, tap, type Observable } from 'rxjs';
import { AVATAR_SIDE, faultOfPicture, faultOfSize, type AvatarFault } from '../../domain/profile/avatar';
import type { OwnProfile } from '../../domain/profile/own-profile.port';
import type { ChosenFile, Picture, SquareCrop } from '../../domain/profile/picture';
import { pictureFacts } from '../../domain/profile/picture-facts';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { asObservable } from '../shared/as-observable';
import type { PictureShrinker } from '../ports/picture-shrinker.port';
import type { Session } from './session';

/** `done` and `failed` come last. */
export type AvatarProgress =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'sending'; /** 0 to 1. */ readonly share: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: AvatarFault | GatewayFailure };

const failed = (failure: AvatarFault | GatewayFailure): AvatarProgress => ({ kind: 'failed', failure });

/** Sets the account's picture: the file is checked, cropped to a square, scaled down and sent. Unsubscribing cancels. */
export class UploadAvatar {
  constructor(
    private readonly shrinker: PictureShrinker,
    private readonly ownProfile: OwnProfile,
    private readonly session: Session,
  ) {}

  execute(file: ChosenFile, crop: SquareCrop | null): Observable<AvatarProgress> {
    const prepared = defer(() => from(this.prepare(file, crop)));
    const sent = prepared.pipe(switchMap((answer) => (answer.ok ? this.send(answer.value) : of(failed(answer.error)))));
    return concat(of<AvatarProgress>({ kind: 'preparing' }), sent);
  }

  /** A file that is too large is not read, and a picture that is too wide is not decoded. */
  private async prepare(file: ChosenFile, crop: SquareCrop | null): Promise<Result<Picture, AvatarFault>> {
    const tooLarge = faultOfSize(file.size);
    if (tooLarge !== null) return fail(tooLarge);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const facts = pictureFacts(bytes);
    const fault = faultOfPicture(facts);
    if (facts === null || fault !== null) return fail(fault ?? { kind: 'not-a-picture' });
    const picture = { name: file.name, type: facts.type, bytes };
    const small = await this.shrinker.shrink(picture, { crop, longestSide: AVATAR_SIDE });
    return small.ok ? succeed(small.value) : fail({ kind: 'not-a-picture' });
  }

  private send(picture: Picture): Observable<AvatarProgress> {
    return asObservable(this.ownProfile.uploadAvatar(picture)).pipe(
      takeWhile((step) => step.kind === 'sending', true),
      tap((step) => {
        if (step.kind === 'answered' && step.answer.ok) this.session.showProfile(step.answer.value);
      }),
      map((step) => {
        if (step.kind === 'sending') return step;
        return step.answer.ok ? { kind: 'done' } : failed(step.answer.error);
      }),
    );
  }
}
