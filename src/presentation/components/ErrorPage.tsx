import { ErrorFrame, type ErrorFrameProps } from './ErrorFrame';
import { ErrorScenery } from './ErrorScenery';

/** A page that is missing, forbidden or broken. */
export function ErrorPage(props: Omit<ErrorFrameProps, 'children'>) {
  return (
    <ErrorFrame {...props}>
      <ErrorScenery kind={props.kind} />
    </ErrorFrame>
  );
}
