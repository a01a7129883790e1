import { readBusMessage } from '../../../server/infrastructure/postgres/live/read-bus-message';

describe('the text of a notification', () => {
  it('is a message of a process of this product', () => {
    const message = { kind: 'left', accountId: 'account', id: 'tab', process: 'one' };
    expect(readBusMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each(['', 'session-over', 'null', '7', '"left"', '{}', '{"kind":1}', '[]'])('is ignored if it is %p', (text) => {
    expect(readBusMessage(text)).toBeNull();
  });
});
