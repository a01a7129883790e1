import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { lyricLanguage } from '../../../domain/catalogue/lyric-language';
import type { LyricSheet } from '../../../domain/catalogue/lyric-sheet';
import { Skeleton } from '../../design-system/Skeleton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { SyncedLyrics } from './SyncedLyrics';
import { useLyrics } from './use-lyrics';
import { selectable } from '../../design-system/selectable';

/** `panel` beside the page, `page` inside the page, `fullScreen` over the whole window, `sheet` over a phone's window. */
export type LyricsLook = 'panel' | 'page' | 'fullScreen' | 'sheet';

const WAITING = ['62%', '54%', '70%', '58%', '66%', '50%'];

const languageOf = ({ lines }: LyricSheet): string | undefined =>
  lyricLanguage(lines.map(({ text }) => text).join('\n')) ?? undefined;

/** The lyrics of the current song, in any of the places that show them. */
export const LyricsView = observer(function LyricsView({ look }: { readonly look: LyricsLook }) {
  const lyrics = useLyrics();
  const { t } = useTranslation();
  const { kind, sheet } = lyrics;
  if (sheet === null) return kind === 'waiting' ? <Waiting /> : <Nothing>{t('song.noLyrics')}</Nothing>;
  const language = languageOf(sheet);
  return (
    <Frame $look={look}>
      {sheet.isSynced ? (
        <SyncedLyrics key={lyrics.songId} lyrics={lyrics} sheet={sheet} language={language} />
      ) : (
        <Plain tabIndex={look === 'page' ? undefined : 0} role="group" aria-label={t('song.lyrics')} lang={language}>
          <PlainLines sheet={sheet} />
        </Plain>
      )}
    </Frame>
  );
});

/** The lyrics of a song that is not playing, to read and to select. */
export function StillLyrics({ sheet }: { readonly sheet: LyricSheet }) {
  return (
    <Frame $look="page" lang={languageOf(sheet)}>
      <PlainLines sheet={sheet} />
    </Frame>
  );
}

function PlainLines({ sheet }: { readonly sheet: LyricSheet }) {
  return sheet.lines.map(({ text }, index) => <Line key={index}>{text}</Line>);
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Gaps aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {WAITING.map((width) => (
        <Skeleton key={width} $width={width} $height={20} />
      ))}
    </Gaps>
  );
}

const quiet = css`
  --lyric-sung: var(--accent-strong);
  --lyric-unsung: var(--text-2);
  --lyric-past: var(--text-2);
  --lyric-hover: var(--text-1);
  --lyric-from: 1;
  --lyric-to: 1;
`;

const LOOKS = {
  panel: css`
    ${quiet}
    font: 620 20px/1.4 var(--font-display);
    ol,
    [role='group'] {
      padding: 4px 0 40cqh;
    }
    li + li {
      margin-top: 8px;
    }
  `,
  page: css`
    ${quiet}
    --lyric-scroll: visible;
    font: 580 21px/33px var(--font-display);
    margin-inline: -6px;
    p {
      padding-inline: 6px;
    }
  `,
  fullScreen: css`
    --lyric-sung: #fff;
    --lyric-unsung: rgb(255 255 255 / 0.56);
    --lyric-past: rgb(255 255 255 / 0.46);
    --lyric-size: clamp(21px, 2.3vw, 33px);
    --lyric-active-size: clamp(27px, 3.05vw, 44px);
    --lyric-from: 0.75;
    --lyric-to: 1.333;
    font: 680 var(--lyric-size) / 1.28 var(--font-display);
    letter-spacing: -0.015em;
    mask: linear-gradient(transparent, #000 13%, #000 84%, transparent);
    ol,
    [role='group'] {
      padding-block: 38cqh 52cqh;
    }
    li + li {
      margin-top: 0.73em;
    }
  `,
  sheet: css`
    --lyric-sung: #fff;
    --lyric-unsung: rgb(255 255 255 / 0.62);
    --lyric-past: rgb(255 255 255 / 0.52);
    --lyric-from: 1;
    --lyric-to: 1;
    font: 660 23px/1.36 var(--font-display);
    mask: linear-gradient(transparent, #000 7%, #000 86%, transparent);
    ol,
    [role='group'] {
      padding-block: 8cqh 52cqh;
    }
    li + li {
      margin-top: 12px;
    }
  `,
};

const Frame = styled.div<{ $look: LyricsLook }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  ${({ $look }) =>
    $look !== 'page' &&
    css`
      container-type: size;
    `}
  ${({ $look }) => LOOKS[$look]}
  > * {
    flex: 1;
  }
`;

const Plain = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  color: var(--lyric-hover, var(--lyric-sung));
  outline-offset: -2px;
`;

const Line = styled.p`
  min-height: 1em;
  overflow-wrap: anywhere;
  ${selectable('text')}
`;

const Nothing = styled.p`
  color: var(--text-2);
`;

const Gaps = styled.div`
  display: grid;
  gap: 14px;
`;
