import { ClearDemoLibrary } from '../../../server/application/demo/clear-demo-library';

describe('removing the demo from the library', () => {
  const song = { id: 's1', durationMs: 1, isOut: true };

  it('removes the pictures that nothing uses any more, and counts the songs', async () => {
    const world = { used: ['shared', 'demo-cover', 'demo-avatar'] };
    const removed: string[] = [];
    const shelves = {
      songs: async () =>
        new Map([
          ['one.m4a', song],
          ['two.m4a', { ...song, id: 's2' }],
        ]),
      pictureIds: async () => world.used,
      clear: async () => void (world.used = ['shared']),
    };
    const clearing = new ClearDemoLibrary(shelves, { remove: async (id) => void removed.push(id) });
    await expect(clearing.execute()).resolves.toBe(2);
    expect(removed).toEqual(['demo-cover', 'demo-avatar']);
  });
});
