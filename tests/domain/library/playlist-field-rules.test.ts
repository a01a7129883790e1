import { checkField } from '../../../src/domain/form/check-field';
import { PLAYLIST_DESCRIPTION, PLAYLIST_NAME } from '../../../src/domain/library/playlist-field-rules';

describe('the fields of a playlist', () => {
  it('are a name that is required, and a description that is not', () => {
    expect(checkField(' ', PLAYLIST_NAME)).toEqual({ kind: 'required' });
    expect(checkField(' ', PLAYLIST_DESCRIPTION)).toBeNull();
  });

  it.each([
    ['name', PLAYLIST_NAME, 100],
    ['description', PLAYLIST_DESCRIPTION, 500],
  ])('have a %s of limited length', (_, rule, max) => {
    expect(checkField('a', rule)).toBeNull();
    expect(checkField('a'.repeat(max), rule)).toBeNull();
    expect(checkField('a'.repeat(max + 1), rule)).toEqual({ kind: 'max', of: 'string', max });
  });
});
