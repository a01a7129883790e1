import { createHash } from 'node:crypto';
import { pictureFormat } from '../../domain/images/picture-format';
import { PICTURE_LIMITS } from '../../domain/images/picture-limits';
import type { StoredPicture, PictureRefusal, PictureStore } from '../../domain/images/picture-store.port';
import { FewAtATime } from '../../domain/shared/few-at-a-time';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { surveyPicture } from './survey-picture';
import type { WholeFiles } from './whole-files';

type Answer = Result<StoredPicture, PictureRefusal>;

const ID_LENGTH = 20;
const MAX_ENTRIES = 5_000;
const MAX_IN_MEMORY = 2;

const pictureId = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);

/** Stores pictures as files named by the hash of their bytes. */
export class FilePictureStore implements PictureStore {
  private readonly known = new Map<string, StoredPicture>();
  private readonly underway = new Map<string, Promise<Answer>>();
  private readonly turns = new FewAtATime(MAX_IN_MEMORY);

  constructor(private readonly files: WholeFiles) {}

  async keep(bytes: Uint8Array): Promise<Answer> {
    if (pictureFormat(bytes) === undefined) return fail('unknown-format');
    if (bytes.length > PICTURE_LIMITS.bytes) return fail('too-large');
    const id = pictureId(bytes);
    const underway = this.underway.get(id);
    if (underway !== undefined) return underway;
    const answer = this.keepNew(id, bytes).finally(() => this.underway.delete(id));
    this.underway.set(id, answer);
    return answer;
  }

  private async keepNew(id: string, bytes: Uint8Array): Promise<Answer> {
    const isThere = (await this.files.size(id)) === bytes.length;
    const known = this.known.get(id);
    if (isThere && known !== undefined) return succeed(this.remember(known));
    return this.turns.run(async () => {
      const survey = await surveyPicture(bytes);
      if (!survey.ok) return survey;
      if (!isThere) await this.files.write(id, bytes);
      return succeed(this.remember({ id, ...survey.value }));
    });
  }

  /** In order of use: the first entry is the least recently requested one. */
  private remember(picture: StoredPicture): StoredPicture {
    this.known.delete(picture.id);
    this.known.set(picture.id, picture);
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_ENTRIES && oldest !== undefined) this.known.delete(oldest);
    return picture;
  }
}
