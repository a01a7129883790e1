import { chooseBackend } from '../../scripts/build/choose-backend';

describe('the backend of a build', () => {
  afterEach(() => {
    delete process.env['BACKEND'];
  });

  it('is the named one', () => {
    chooseBackend(['--backend=song']);
    expect(process.env['BACKEND']).toBe('song');
  });

  it('stays open when none is named', () => {
    chooseBackend([]);
    expect(process.env['BACKEND']).toBeUndefined();
  });

  it('is refused with the names that exist when there is none of its name', () => {
    expect(() => chooseBackend(['--backend=sogn'])).toThrow('there is no backend "sogn"; there are: song');
  });
});
