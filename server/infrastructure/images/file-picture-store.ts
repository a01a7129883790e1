import { createHash } from 'node:crypto';
import { pictureFormat } from '../../domain/images/picture-format';
import { PICTURE_LIMITS } from '../../domain/images/picture-limits';
import type { StoredPicture, PictureRefusal, PictureStore } from '../../domain/images/picture-store.port';
import { FewAtATime } from '../../application/shared/few-at-a-time';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { LruMap } from '../../../contract/kernel/lru-map';
import { surveyPicture } from './survey-picture';
import type { AtomicFileStore } from './atomic-file-store';

type Answer = Result<StoredPicture, PictureRefusal>;

const ID_LENGTH = 20;
const MAX_ENTRIES = 5_000;
const MAX_IN_MEMORY = 2;

const pictureId = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);

/** Stores pictures as files named by the hash of their bytes. */
export class FilePictureStore implements PictureStore {
  private readonly known = new LruMap<string, StoredPicture>(MAX_ENTRIES);
  private readonly underway = new Map<string, Promise<Answer>>();
  private readonly turns = new FewAtATime(MAX_IN_MEMORY);

  constructor(private readonly files: AtomicFileStore) {}

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
    if (isThere && known !== undefined) return succeed(known);
    return this.turns.run(async () => {
      const survey = await surveyPicture(bytes);
      if (!survey.ok) return survey;
      if (!isThere) await this.files.write(id, bytes);
      const picture = { id, ...survey.value };
      this.known.set(id, picture);
      return succeed(picture);
    });
  }
}
