import { FolderFilesViewModel } from '../../../../src/presentation/view-models/admin/folder-files.view-model';
import { NoticesViewModel, type Notice } from '../../../../src/presentation/view-models/notices.view-model';
import { MemoryAdministration } from '../../../support/backends/memory/memory-administration';

const HEADINGS = ['Tệp', 'Lý do'] as const;

function setUp() {
  const product = new MemoryAdministration();
  product.files = {
    refused: [{ id: 'hỏng.mp3', message: 'Tệp bị cắt cụt.' }],
    reserved: [{ id: 'nửa.mp3', message: 'lời bài hát' }],
    hidden: [],
  };
  const notices = new NoticesViewModel();
  const said: Notice[] = [];
  notices.shown.subscribe((notice) => said.push(notice));
  const viewModel = new FolderFilesViewModel({ services: product.parts(), notices });
  return { product, said, viewModel };
}

describe('the files of the music folder', () => {
  it('are the refused files, until another group is chosen', async () => {
    const { viewModel } = setUp();
    await viewModel.list.refresh();
    expect(viewModel.list.page).toMatchObject({ value: { items: [{ id: 'hỏng.mp3' }] } });
    await viewModel.choose('reserved');
    expect(viewModel.list.page).toMatchObject({ value: { items: [{ id: 'nửa.mp3' }] } });
    await viewModel.choose('hidden');
    expect(viewModel.list.page).toMatchObject({ value: { items: [] } });
  });

  it('are searched separately in each group, and saved as the search filters them', async () => {
    const { product, viewModel } = setUp();
    await viewModel.list.seek('cắt');
    await viewModel.choose('reserved');
    expect(viewModel.list.request.searchText).toBe('');
    await viewModel.choose('refused');
    await viewModel.list.seek('không có');
    const saving = viewModel.save(HEADINGS);
    expect(viewModel.isSaving).toBe(true);
    await Promise.all([saving, viewModel.save(HEADINGS)]);
    expect(viewModel.isSaving).toBe(false);
    expect([...product.saved.values()]).toEqual(['\uFEFFTệp,Lý do\r\n']);
  });

  it('are not saved when the server does not answer, and the failure is reported', async () => {
    const { product, said, viewModel } = setUp();
    product.failure = { kind: 'timeout' };
    await viewModel.save(HEADINGS);
    expect([product.saved.size, viewModel.isSaving]).toEqual([0, false]);
    expect(said).toMatchObject([{ message: { failure: { kind: 'timeout' } } }]);
  });
});
