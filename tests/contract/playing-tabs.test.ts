import { BroadcastPlayingTabs } from '../../src/infrastructure/storage/broadcast-playing-tabs';
import { MemoryPlayingTabs, TabAir } from '../support/fakes/memory-playing-tabs';
import { withPageChannels } from '../support/fakes/node-page-channels';
import { describePlayingTabs, endOfPlayingTabs } from './playing-tabs.contract';

describePlayingTabs('the fake', async () => {
  const air = new TabAir();
  const open = () => endOfPlayingTabs(new MemoryPlayingTabs(air));
  return { tab: open(), others: [open(), open()] };
});

describe('BroadcastPlayingTabs over the BroadcastChannel of Node', () => {
  const channels = withPageChannels();
  let made = 0;

  describePlayingTabs('it', async () => {
    made += 1;
    const tab = () => endOfPlayingTabs(new BroadcastPlayingTabs(channels.open(`playing-${made}`)));
    return { tab: tab(), others: [tab(), tab()] };
  });

  it.each([
    ['of a later version', { kind: 'hums' }],
    ['that lacks something', { kind: 'plays', claim: { order: 3 } }],
    ['that is no news', 'hello'],
  ])('ignores a message %s', async (_, message) => {
    const end = endOfPlayingTabs(new BroadcastPlayingTabs(channels.open('strange-playing')));
    channels.say('strange-playing', message, { kind: 'asks' });
    expect(await end.hears(1)).toEqual([{ kind: 'asks' }]);
  });
});
