import { MeetingPlace, MemoryLiveDevices } from '../support/fakes/memory-live-devices';
import { describeLiveDevices } from './live-devices.contract';

describeLiveDevices('the fake', async () => {
  const [place, elsewhere] = [new MeetingPlace(), new MeetingPlace()];
  return {
    one: new MemoryLiveDevices(place, 'one'),
    other: new MemoryLiveDevices(place, 'other'),
    stranger: new MemoryLiveDevices(elsewhere, 'stranger'),
  };
});
