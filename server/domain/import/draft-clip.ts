import { foldText } from '../../../contract/kernel/fold-text';
import type { VideoFacts } from '../catalogue/media-facts';
import { cleanCaptions } from './clean-captions';
import { cleanText } from './clean-text';
import type { ClipDraft } from './clip-draft';
import type { StreamFacts } from './containers/stream-facts';
import { describeAudio } from './describe-audio';
import { limitTags } from './file-limits';
import type { RawTags } from './raw-tags';
import { readName } from './read-name';
import { readStretch } from '../../../contract/kernel/song-stretch';
import { readCredit } from './draft-song';
import type { SplitRule } from './split-names';
import { isClipFolder } from './what-video-is';

/** A clip found at a path relative to the media folder. */
export interface FoundClip {
  readonly path: string;
  readonly tags: RawTags;
  readonly stream: StreamFacts & { readonly video: VideoFacts };
  /** The text of the `.vtt` file beside it. */
  readonly captionsBeside: string | undefined;
  readonly split: SplitRule;
}

export const LONGEST_CAPTION = 500;
const HASHTAG = /#[^\s#]+/gu;
/** An address alone is the source that a downloader notes; it says nothing about the clip. */
const ADDRESS_ALONE = /^https?:\/\/\S+$/iu;

/**
 * Makes a short video from its tags, or from its name where tags are missing. The caption is the comment, including hashtags, or
 * else the title; `[1:36-1:58]` in the comment states which seconds of its song it uses. The song has the title of the clip or of
 * its file, and the same artist.
 */
export function draftClip({ path, tags: stated, stream, captionsBeside, split }: FoundClip): ClipDraft {
  const tags = limitTags(stated);
  const name = readName(withoutClipFolder(path));
  const title = cleanText(tags.title ?? '', LONGEST_CAPTION);
  const { text, stretch } = readStretch(noteOf(tags));
  const [first = name.artist ?? null] = readCredit(tags.artists, tags.displayArtist, split).names;
  return {
    caption: text || title || name.title,
    artist: first,
    wish: { titles: titlesOf([title, name.title]), artist: first, stretch },
    durationMs: stream.durationMs,
    audio: describeAudio(stream),
    video: stream.video,
    captions: cleanCaptions(captionsBeside),
  };
}

/** The clip folder's name gives the kind of file, not its artist. */
function withoutClipFolder(path: string): string {
  const parts = path.split('/');
  return parts.filter((part, at) => at === parts.length - 1 || !isClipFolder(part)).join('/');
}

function noteOf({ comment = '' }: RawTags): string {
  const note = cleanText(comment, LONGEST_CAPTION);
  return ADDRESS_ALONE.test(note) ? '' : note;
}

function titlesOf(names: readonly string[]): readonly string[] {
  const bare = names.map((name) => name.replace(HASHTAG, '').trim()).filter((name) => name !== '');
  return [...new Map(bare.map((name) => [foldText(name), name])).values()];
}
