import { songs } from '../support/builders/a-song';
import { MeetingPlace, MemoryLiveDevices } from '../support/backends/memory/memory-live-devices';
import { DocumentShelf, MemoryDocuments } from '../support/backends/memory/memory-documents';
import { MemorySongsById } from '../support/backends/memory/memory-songs-by-id';
import { describeDocuments } from './documents.contract';
import { describeLiveDevices } from './live-devices.contract';
import { describeSongsById } from './songs-by-id.contract';

describeLiveDevices('the fake', async () => {
  const place = new MeetingPlace();
  const elsewhere = new MeetingPlace();
  return {
    one: new MemoryLiveDevices(place, 'one'),
    other: new MemoryLiveDevices(place, 'other'),
    stranger: new MemoryLiveDevices(elsewhere, 'stranger'),
  };
});

describeDocuments('the fake', async () => {
  const shelf = new DocumentShelf();
  const one = new MemoryDocuments(shelf);
  const other = new MemoryDocuments(shelf);
  return { one, other, stranger: new MemoryDocuments(new DocumentShelf()) };
});

describeSongsById('the fake', async () => ({
  songs: new MemorySongsById(songs('a', 'b')),
  existing: ['a', 'b'],
  unknown: 'gone',
}));
