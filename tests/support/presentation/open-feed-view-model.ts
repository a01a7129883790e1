import type { IntendedAction } from '../../../src/application/session/account-gate';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { succeed, type Result } from '../../../src/domain/shared/result';
import { NoticesViewModel, type Notice } from '../../../src/presentation/view-models/notices.view-model';
import { FeedViewModel } from '../../../src/presentation/view-models/shorts/feed.view-model';
import { clips } from '../builders/a-clip';
import { aFeed } from '../builders/a-feed';
import { settle } from '../fakes/virtual-time';

const FOR_YOU = { kind: 'for-you' } as const;
const MEMBER = { kind: 'signed-in', profile: null } as const;

/** The feed's view model for a listener with an account, with its notices and its requests to the account gate. */
export async function openFeedViewModel(firstId: string | null = null, ids: readonly string[] = ['a', 'b', 'c']) {
  const feed = aFeed(clips(...ids), MEMBER);
  const notices = new NoticesViewModel();
  const said: Notice[] = [];
  notices.shown.subscribe((notice) => said.push(notice));
  const asked: string[] = [];
  const gate = {
    isOpen: true,
    attempt({ reason, complete }: IntendedAction) {
      asked.push(reason);
      if (this.isOpen) complete();
    },
  };
  const answers: { following: Result<boolean, GatewayFailure> } = { following: succeed(true) };
  const deps = { gate, notices, following: { execute: async () => answers.following } };
  const viewModel = new FeedViewModel(feed, deps);
  viewModel.open(FOR_YOU, firstId);
  await settle();
  const messages = () => said.map(({ message }) => ('of' in message ? message.of : message.kind));
  return { ...feed, feed, deps, viewModel, said, messages, asked, gate, answers };
}
