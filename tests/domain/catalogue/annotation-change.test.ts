import { annotationChange, annotationsOf, hasSameAnnotations } from '../../../src/domain/catalogue/annotation-change';
import { NO_ANNOTATIONS } from '../../../src/domain/catalogue/song-annotations';
import { aSong } from '../../support/builders/a-song';

const LIKED = { ...NO_ANNOTATIONS, isLiked: true };

describe('the annotations of a song', () => {
  it('are what the listener has noted on it, without its other facts', () => {
    expect(annotationsOf(aSong('a').liked().build())).toEqual(LIKED);
    expect(annotationsOf(aSong('a').build())).toEqual(NO_ANNOTATIONS);
  });

  it.each([
    [{}, NO_ANNOTATIONS, NO_ANNOTATIONS],
    [{}, LIKED, LIKED],
    [NO_ANNOTATIONS, LIKED, LIKED],
    [LIKED, NO_ANNOTATIONS, NO_ANNOTATIONS],
    [LIKED, LIKED, null],
    [NO_ANNOTATIONS, NO_ANNOTATIONS, null],
  ])('known as %j become %j by the change %j', (known, current, change) => {
    expect(annotationChange(known, current)).toEqual(change);
  });

  it('are the same only where each is', () => {
    expect(hasSameAnnotations(aSong('a').liked().build(), aSong('b').liked().build())).toBe(true);
    expect(hasSameAnnotations(aSong('a').liked().build(), aSong('a').build())).toBe(false);
  });
});
