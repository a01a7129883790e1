import { PageChannel } from '../../../src/infrastructure/storage/page-channel';
import { FakePageLifecycle } from './fake-page-lifecycle';

/** The pages' ends of Node's channels, and a stranger that sends what no page would send. Call at the top of a suite. */
export function withPageChannels() {
  const pages: FakePageLifecycle[] = [];
  const strangers: BroadcastChannel[] = [];

  afterEach(() => {
    pages.splice(0).forEach((page) => page.leaves.next());
    strangers.splice(0).forEach((channel) => channel.close());
  });

  return {
    open(name: string): PageChannel {
      const page = new FakePageLifecycle();
      pages.push(page);
      return new PageChannel(name, page);
    },
    say(name: string, ...messages: readonly unknown[]): void {
      const stranger = new BroadcastChannel(name);
      strangers.push(stranger);
      messages.forEach((message) => stranger.postMessage(message));
    },
  };
}
