import { SaveFileList } from '../../../src/application/administration/save-file-list';
import { MOST_FILES } from '../../../src/domain/administration/folder-files.port';
import { MemoryAdministration } from '../../support/backends/memory/memory-administration';

const HEADINGS = ['File', 'Why'] as const;

describe('SaveFileList', () => {
  it('saves all files of a list, however many pages the list has', async () => {
    const product = new MemoryAdministration();
    const refused = Array.from({ length: 2 * MOST_FILES + 1 }, (_, at) => ({ id: `${at}.mp3`, message: 'cut off' }));
    product.files = { ...product.files, refused };
    await product.parts().saveFiles.execute({ finding: 'refused', searchText: '', headings: HEADINGS });
    const lines = product.saved.get('song-files-refused-2026-02-28.csv')?.split('\r\n');
    expect([lines?.length, lines?.at(0), lines?.at(-2)]).toEqual([
      refused.length + 2,
      '\uFEFFFile,Why',
      `${refused.length - 1}.mp3,cut off`,
    ]);
  });

  it('saves only the files that match the search', async () => {
    const product = new MemoryAdministration();
    product.files = { ...product.files, hidden: ['.a.mp3', '.b.mp3'].map((id) => ({ id, message: 'hidden' })) };
    await product.parts().saveFiles.execute({ finding: 'hidden', searchText: '.B', headings: HEADINGS });
    expect([...product.saved.values()]).toEqual(['\uFEFFFile,Why\r\n.b.mp3,hidden\r\n']);
  });

  it('saves nothing when a page cannot be loaded', async () => {
    const product = new MemoryAdministration();
    const { files } = product.parts();
    const all = Array.from({ length: MOST_FILES + 1 }, (_, at) => ({ id: `${at}.mp3`, message: '' }));
    product.files = { ...product.files, reserved: all };
    const saved: string[] = [];
    const failing: typeof files = {
      list: (finding, request) => {
        product.failure = request.page === 2 ? { kind: 'timeout' } : null;
        return files.list(finding, request);
      },
    };
    const clock = { now: () => 0, instant: () => '' };
    const saving = new SaveFileList(failing, { save: (name) => void saved.push(name) }, clock);
    const answer = await saving.execute({ finding: 'reserved', searchText: '', headings: HEADINGS });
    expect([answer, saved]).toEqual([{ ok: false, error: { kind: 'timeout' } }, []]);
  });
});
