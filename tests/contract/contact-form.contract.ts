import type { ContactForm } from '../../src/domain/contact/contact-form.port';
import type { ContactMessage } from '../../src/domain/contact/contact-message';

/** A contact desk whose received messages a test can read. */
export interface ContactDeskWorld {
  readonly desk: ContactForm;
  arrived(): readonly ContactMessage[];
}

const LETTER: ContactMessage = { name: 'Lê An', email: 'an@song.test', message: 'Bài hát này\nbị thiếu lời.' };

/** Contract tests of `ContactForm`. */
export function describeContactForm(name: string, makeWorld: () => Promise<ContactDeskWorld>): void {
  describe(`${name} as a contact form`, () => {
    it('accepts a contact message as it was written', async () => {
      const { desk, arrived } = await makeWorld();
      expect(await desk.send(LETTER)).toEqual({ ok: true, value: undefined });
      expect(arrived()).toEqual([LETTER]);
    });

    it.each<[keyof ContactMessage, string]>([
      ['name', ''],
      ['email', 'nowhere'],
      ['message', 'Ngắn'],
      ['message', 'a'.repeat(5_000)],
    ])('names the invalid field and accepts nothing: %s', async (field, text) => {
      const { desk, arrived } = await makeWorld();
      const answer = await desk.send({ ...LETTER, [field]: text });
      expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid', fields: { [field]: expect.any(String) } } });
      expect(arrived()).toEqual([]);
    });
  });
}
