import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LyricSheet, SheetLine } from '../../../domain/catalogue/lyric-sheet';
import { Icon } from '../../design-system/Icon';
import { IconButton } from '../../design-system/IconButton';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import { focusRing } from '../../design-system/interaction';
import { fullScreenColours } from '../../components/full-screen-colours';
import { LyricsView } from '../../controls/lyrics/LyricsView';
import { OffsetControl } from '../../controls/lyrics/OffsetControl';
import { useLyrics } from '../../controls/lyrics/use-lyrics';
import { PlayToggle } from '../../controls/player/PlayToggle';
import { useViewModels } from '../../hooks/view-models-context';
import { useSheetDrag } from './use-sheet-drag';
import { CARET_ICONS } from '../../design-system/icons/caret';
import { selectable } from '../../design-system/selectable';

interface PhoneLyricsProps {
  /** The player that contains the card: inside it, the sheet follows a finger. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** The number of lines that fit on the card. */
const CARD_LINES = 3;

/** The line being sung and the lines after it, without rests; for lyrics without times, the beginning. */
function cardLines({ lines }: LyricSheet, line: number): readonly SheetLine[] {
  return lines
    .slice(Math.max(line, 0))
    .filter(({ text }) => text !== '')
    .slice(0, CARD_LINES);
}

/** A card with the lyrics being sung, at the foot of a phone's player; dragging it up or pressing it opens the whole sheet. */
export const PhoneLyrics = observer(function PhoneLyrics({ frame, isOpen, onChange }: PhoneLyricsProps) {
  const { supports } = useViewModels();
  const { t } = useTranslation();
  const { t: listen } = useTranslation('listen');
  const { sheet, line } = useLyrics();
  const card = useSheetDrag({ frame, isOpen: false, onChange });
  if (!supports('lyrics')) return null;
  return (
    <>
      {sheet !== null && (
        <Card {...card.bind} inert={isOpen}>
          <Head>
            <span>{t('song.lyrics')}</span>
            <Expand
              type="button"
              aria-label={listen('lyrics.expandLyrics')}
              aria-expanded={isOpen}
              onClick={() => onChange(true)}
            >
              {listen('lyrics.expand')}
              <Icon path={FULL_SCREEN_ICONS['caret-up']} size={15} />
            </Expand>
          </Head>
          {cardLines(sheet, line).map(({ text, verse }, place, [first]) => (
            <Line key={place} data-first={verse === first?.verse}>
              {text}
            </Line>
          ))}
        </Card>
      )}
      {(isOpen || card.isDragging) && <WholeLyrics frame={frame} isOpen={isOpen} onChange={onChange} />}
    </>
  );
});

function WholeLyrics({ frame, isOpen, onChange }: PhoneLyricsProps) {
  const { t } = useTranslation();
  const { t: listen } = useTranslation('listen');
  const sheet = useSheetDrag({ frame, isOpen: true, onChange });
  return (
    <Whole role="group" aria-label={t('song.lyrics')} data-open={isOpen}>
      <Handle {...sheet.bind}>
        <IconButton
          icon={{ path: CARET_ICONS['caret-down'] }}
          iconSize={24}
          label={listen('lyrics.collapse')}
          tip={null}
          autoFocus
          onClick={() => onChange(false)}
        />
        <span>{t('song.lyrics')}</span>
        <PlayToggle />
      </Handle>
      <LyricsView look="sheet" />
      <OffsetControl />
    </Whole>
  );
}

const Card = styled.div`
  position: relative;
  flex: none;
  min-height: 96px;
  padding: 12px 18px 14px;
  border-radius: 20px;
  overflow: hidden;
  background: rgb(255 255 255 / 0.11);
  font: 660 19px/27px var(--font-display);
  ${selectable('none')}
  touch-action: none;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 4px;
  color: rgb(255 255 255 / 0.86);
  font: 600 13px/20px var(--font-ui);
`;

/** The whole card opens the lyrics. */
const Expand = styled.button`
  display: flex;
  align-items: center;
  gap: 5px;
  border-radius: 4px;
  ${focusRing}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Line = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-first='false'] {
    color: rgb(255 255 255 / 0.62);
  }
`;

const Whole = styled.div`
  position: fixed;
  inset: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: max(10px, env(safe-area-inset-top)) 24px max(20px, env(safe-area-inset-bottom));
  ${fullScreenColours}
  translate: 0 calc(100% + var(--drag, 0px));
  transition: translate var(--dur-4) var(--ease-out);
  &[data-open='true'] {
    translate: 0 var(--drag, 0px);
    @starting-style {
      translate: 0 100%;
    }
  }
  [style*='--drag'] > & {
    transition: none;
  }
`;

const Handle = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr 44px;
  flex: none;
  align-items: center;
  height: 54px;
  margin: 0 -10px;
  font-size: var(--fs-meta);
  font-weight: var(--fw-strong);
  text-align: center;
  ${selectable('none')}
  touch-action: none;
`;
