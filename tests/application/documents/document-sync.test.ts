import { NEVER } from 'rxjs';
import { DocumentSync } from '../../../src/application/documents/document-sync';
import type { Documents, StoredDocument, WriteAnswer } from '../../../src/domain/documents/documents.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { succeed, type Result } from '../../../src/domain/shared/result';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';

/** Documents whose answers a test lets arrive one by one. */
class SlowDocuments implements Documents {
  readonly asked: string[] = [];
  private readonly waiting: (() => void)[] = [];

  async read(): Promise<Result<StoredDocument, GatewayFailure>> {
    await this.answerTo('read');
    return succeed({ revision: 1, body: 'there' });
  }

  async write(): Promise<Result<WriteAnswer, GatewayFailure>> {
    await this.answerTo('write');
    return succeed({ isStored: true, document: { revision: 2, body: 'here' } });
  }

  /** Lets the oldest answer arrive. */
  async answer(): Promise<void> {
    this.waiting.shift()?.();
    await settle();
  }

  private answerTo(call: string): Promise<void> {
    this.asked.push(call);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

function aSync(wish: string | null) {
  const documents = new SlowDocuments();
  const shared = { name: 'settings' as const, merge: () => Promise.resolve(wish) };
  const sync = new DocumentSync(shared, documents, new VirtualTime());
  sync.start(NEVER);
  return { documents, sync };
}

describe('DocumentSync', () => {
  it('runs once at a time, and once more for all changes that were made meanwhile', async () => {
    const { documents, sync } = aSync(null);
    void sync.synchronise();
    void sync.synchronise();
    void sync.synchronise();
    expect(documents.asked).toEqual(['read']);
    await documents.answer();
    expect(documents.asked).toEqual(['read', 'read']);
    await documents.answer();
    expect(documents.asked).toEqual(['read', 'read']);
  });

  it('writes the content that the device wants to store', async () => {
    const { documents, sync } = aSync('here');
    void sync.synchronise();
    await documents.answer();
    expect(documents.asked).toEqual(['read', 'write']);
  });

  it('writes nothing after the session has ended, even when an answer was pending', async () => {
    const { documents, sync } = aSync('here');
    void sync.synchronise();
    sync.end();
    await documents.answer();
    expect(documents.asked).toEqual(['read']);
  });

  it.each(['meet', 'read'] as const)('runs at the next change again after a bug in %s', async (call) => {
    const calls = {
      meet: jest.fn(() => Promise.resolve(null)),
      read: jest.fn(() => Promise.resolve(succeed<StoredDocument>({ revision: 1, body: 'there' }))),
    };
    const documents = Object.assign(new SlowDocuments(), { read: calls.read });
    const sync = new DocumentSync({ name: 'settings', merge: calls.meet }, documents, new VirtualTime());
    calls[call].mockRejectedValueOnce(new Error('a bug'));
    await expect(sync.synchronise()).rejects.toThrow('a bug');
    calls.meet.mockClear();
    await sync.synchronise();
    expect(calls.meet).toHaveBeenCalledTimes(1);
  });
});
