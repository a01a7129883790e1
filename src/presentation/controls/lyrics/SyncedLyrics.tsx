import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { verseState, type LyricSheet } from '../../../domain/catalogue/lyric-sheet';
import type { LyricsViewModel } from '../../view-models/lyrics.view-model';
import { LyricLine } from './LyricLine';
import { moveAmongLines } from './move-among-lines';
import { SungWords } from './SungWords';
import { useFollowLine } from './use-follow-line';
import { useFrames } from './use-frames';

interface SyncedLyricsProps {
  readonly lyrics: LyricsViewModel;
  readonly sheet: LyricSheet;
  readonly language: string | undefined;
}

/** Timed lyrics that follow the sound; pressing a line seeks to it. */
export const SyncedLyrics = observer(function SyncedLyrics({ lyrics, sheet, language }: SyncedLyricsProps) {
  const box = useRef<HTMLOListElement>(null);
  const { line, isHeld, isMoving, hold } = lyrics;
  const [reached, setReached] = useState<number | null>(null);
  const leave = useCallback(() => setReached(null), []);
  useFrames(lyrics.tick, isMoving);
  useFollowLine(box, { line, isHeld });
  const stop = reached ?? firstWithWords(sheet, line);
  return (
    <Box
      ref={box}
      lang={language}
      onWheel={hold}
      onTouchMove={hold}
      onKeyDown={(event) => {
        moveAmongLines(event);
        if (event.defaultPrevented || SCROLLING.includes(event.key)) hold();
      }}
      onBlur={leave}
    >
      {sheet.lines.map((each, index) => (
        <LyricLine
          key={index}
          index={index}
          text={each.text}
          state={verseState(sheet, each, line)}
          isStop={index === stop}
          onSeek={lyrics.seekTo}
          onReach={setReached}
        >
          {each.verse === line && each.words.length > 0 ? (
            <SungWords words={each.words} lyrics={lyrics} isMoving={isMoving} />
          ) : undefined}
        </LyricLine>
      ))}
    </Box>
  );
});

const SCROLLING = ['PageUp', 'PageDown', ' '];

/** The line to focus first: the one being sung, or the next one with words. */
function firstWithWords({ lines }: LyricSheet, line: number): number {
  const next = lines.findIndex(({ text }, index) => index >= line && text !== '');
  return next === -1 ? lines.findLastIndex(({ text }) => text !== '') : next;
}

const Box = styled.ol`
  position: relative;
  min-height: 0;
  overflow-y: var(--lyric-scroll, auto);
  overscroll-behavior: contain;
  scrollbar-width: none;
`;
