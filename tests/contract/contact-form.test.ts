import type { FastifyInstance } from 'fastify';
import { registerContact } from '../../server/presentation/http/contact/register-contact';
import type { ContactMessage } from '../../src/domain/contact/contact-message';
import { SongContactForm } from '../../src/infrastructure/backends/song/account/song-contact-form';
import { MemoryContactForm } from '../support/backends/memory/memory-contact-form';
import { bareApp } from '../support/server/bare-app';
import { InjectTransport } from '../support/server/inject-transport';
import { describeContactForm } from './contact-form.contract';

describeContactForm('the fake', async () => {
  const desk = new MemoryContactForm();
  return { desk, arrived: () => desk.letters };
});

describe('the own backend, against its route', () => {
  const apps: FastifyInstance[] = [];
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

  describeContactForm('the own backend', async () => {
    const letters: ContactMessage[] = [];
    const app = bareApp();
    apps.push(app);
    registerContact(app, {
      execute: ({ name, email, message }) => {
        letters.push({ name, email, message });
        return Promise.resolve({ ok: true, value: undefined });
      },
    });
    await app.ready();
    return { desk: new SongContactForm(new InjectTransport(() => app)), arrived: () => letters };
  });
});
