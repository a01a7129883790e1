import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { oneLine } from '../../design-system/interaction';
import { useSongText } from '../../i18n/use-song-text';
import { UpNextViewModel } from '../../view-models/up-next.view-model';
import { useViewModels } from '../../hooks/view-models-context';

/** The song after the current one, if there is one. */
export const NextSong = observer(function NextSong() {
  const { sound } = useViewModels().lyrics;
  const { t } = useTranslation('listen');
  const { artistNames } = useSongText();
  const upNext = useMemo(() => new UpNextViewModel(sound), [sound]);
  useEffect(() => upNext.open(), [upNext]);
  const { song } = upNext;
  if (song === null) return null;
  return (
    <Next>
      {t('fullScreen.next')}: <b>{song.title}</b> · {artistNames(song)}
    </Next>
  );
});

const Next = styled.p`
  ${oneLine}
  margin-left: 10px;
  color: rgb(255 255 255 / 0.82);
  font-size: var(--fs-meta);
  b {
    color: #fff;
    font-weight: var(--fw-strong);
  }
`;
