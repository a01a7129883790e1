import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Suggestion } from '../../../domain/catalogue/suggestion';
import { SongRow } from '../../components/SongRow';
import { PANEL_ICONS } from '../../design-system/icons/panel';
import { IconButton } from '../../design-system/IconButton';
import { oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import type { SuggestionsViewModel } from '../../view-models/panel/suggestions.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { useSuggestionMenu } from './use-suggestion-menu';

interface SuggestedSongProps {
  readonly song: Suggestion;
  /** Whether it is in the Tab order. */
  readonly isActive: boolean;
  readonly suggestions: SuggestionsViewModel;
}

/** A suggestion and its reason: pressing it plays it at once, its plus adds it to the end of the queue. */
export function SuggestedSong({ song, isActive, suggestions }: SuggestedSongProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { t: panel } = useTranslation('panel');
  const openMenu = useSuggestionMenu(suggestions);
  const { title, reason } = song;
  const tabIndex = isActive ? 0 : -1;
  return (
    <SongRow
      look="panel"
      song={song}
      tabIndex={tabIndex}
      reason={reason && <Reason>· {panel(`suggestions.reason.${reason}`)}</Reason>}
      end={
        <Acts>
          <IconButton
            icon={{ name: 'dots-three' }}
            label={t('card.more', { title })}
            tip={null}
            tabIndex={tabIndex}
            aria-haspopup="menu"
            onClick={({ clientX, clientY }) => openMenu(song, clientX, clientY)}
          />
          <IconButton
            icon={{ path: PANEL_ICONS['plus-circle'] }}
            label={panel('suggestions.append', { title })}
            tip={null}
            tabIndex={tabIndex}
            onClick={() => suggestions.append(song)}
          />
        </Acts>
      }
      onChoose={() => suggestions.playNow(song)}
      onHover={() => player.preload(song.id)}
      onMenu={(x, y) => openMenu(song, x, y)}
    />
  );
}

const Reason = styled.span`
  ${oneLine}
  flex: none;
  max-width: 75%;
  color: var(--text-3);
  font-size: var(--fs-meta);
  line-height: 18px;
`;

/** The menu button appears when the pointer is on the row; until then the text has its room. */
const Acts = styled.span`
  position: relative;
  display: flex;
  margin-right: -8px;
  ${MEDIA.hover} {
    :not(:hover):not(:focus-within) > & > :first-child {
      display: none;
    }
  }
`;
