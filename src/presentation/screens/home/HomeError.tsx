import { observer } from 'mobx-react-lite';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { useViewModels } from '../../hooks/view-models-context';
import { PageOrError } from '../../components/PageOrError';

/** The error page in place of home. */
export const HomeError = observer(function HomeError({ failure }: { readonly failure: GatewayFailure }) {
  const { home, player } = useViewModels();
  return (
    <PageOrError failure={failure} isPlaying={player.isPlaying} onRetry={() => void home.retry()}>
      {null}
    </PageOrError>
  );
});
