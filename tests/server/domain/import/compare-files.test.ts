import { compareFiles } from '../../../../server/domain/import/plan-changes';
import { aKnownFile } from '../../../support/builders/a-known-file';

describe('the songs that a comparison leaves unmatched', () => {
  it('are in order of their paths', () => {
    const rows = ['b', 'c', 'a', 'b'].map((path, at) => aKnownFile(path, { id: `${at}` }));
    const { unmatched } = compareFiles(rows, { files: [], unreadableFolders: [] });
    expect(unmatched.map(({ path, id }) => `${path}${id}`)).toEqual(['a2', 'b0', 'b3', 'c1']);
  });

  it('include those that were away already, also below a folder that cannot be read', () => {
    const away = aKnownFile('disk/a.mp3', { presence: 'away' });
    const { present, unmatched } = compareFiles([away], { files: [], unreadableFolders: ['disk'] });
    expect([present, unmatched]).toEqual([[], [away]]);
  });
});
