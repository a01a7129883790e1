import type { OwnPlaylists } from '../../domain/library/own-playlists.port';
import { AVATAR_SIDE, faultOfPicture, faultOfSize, type AvatarFault } from '../../domain/profile/avatar';
import type { ChosenFile } from '../../domain/profile/picture';
import { pictureFacts } from '../../domain/profile/picture-facts';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail, type Result } from '../../domain/shared/result';
import type { PictureShrinker } from '../ports/picture-shrinker.port';

/** Gives an own playlist a cover: the file is checked, cropped to a square from the middle, scaled down and sent. */
export class SetPlaylistCover {
  constructor(
    private readonly shrinker: PictureShrinker,
    private readonly playlists: Pick<OwnPlaylists, 'setCover'>,
  ) {}

  async execute(playlistId: string, file: ChosenFile): Promise<Result<unknown, AvatarFault | GatewayFailure>> {
    const tooLarge = faultOfSize(file.size);
    if (tooLarge !== null) return fail(tooLarge);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const facts = pictureFacts(bytes);
    const fault = faultOfPicture(facts);
    if (facts === null || fault !== null) return fail(fault ?? { kind: 'not-a-picture' });
    const picture = { name: file.name, type: facts.type, bytes };
    const small = await this.shrinker.shrink(picture, { crop: null, longestSide: AVATAR_SIDE });
    return small.ok ? this.playlists.setCover(playlistId, small.value) : fail({ kind: 'not-a-picture' });
  }
}
