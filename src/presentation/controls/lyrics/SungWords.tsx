import { useCallback, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SheetWord } from '../../../domain/catalogue/lyric-sheet';
import { MEDIA } from '../../design-system/media';
import type { LyricsViewModel } from '../../view-models/lyrics.view-model';
import { useFrames } from './use-frames';

interface SungWordsProps {
  readonly words: readonly SheetWord[];
  readonly lyrics: LyricsViewModel;
  readonly isMoving: boolean;
}

/** The words of the current line, filled as they are sung. Drawn without React, because they are drawn sixty times a second. */
export function SungWords({ words, lyrics, isMoving }: SungWordsProps) {
  const line = useRef<HTMLSpanElement>(null);
  const paint = useCallback(() => {
    words.forEach((word, place) => {
      const element = line.current?.children[place] as HTMLElement | undefined;
      element?.style.setProperty('--sung', String(lyrics.shareOf(word)));
    });
  }, [words, lyrics]);
  useLayoutEffect(paint);
  useFrames(paint, isMoving);
  return (
    <span ref={line}>
      {words.map(({ text }, place) => (
        <Word key={place} data-word>
          {text}
        </Word>
      ))}
    </span>
  );
}

const Word = styled.span`
  --edge: calc(var(--sung, 0) * 100%);
  padding-block: 0.12em;
  color: transparent;
  background: linear-gradient(90deg, var(--lyric-sung) var(--edge), var(--lyric-unsung) var(--edge));
  -webkit-background-clip: text;
  background-clip: text;
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
  ${MEDIA.forcedColours} {
    color: CanvasText;
    background: none;
  }
  ::selection {
    color: var(--lyric-sung);
  }
`;
