import { MakePiece } from '../../../demo-studio/making/make-piece';
import { DEMO_CATALOGUE } from '../../../demo-studio/catalogue/demo-catalogue';
import type { ClipOrder } from '../../../demo-studio/making/clip-writer.port';
import type { DemoTask } from '../../../demo-studio/making/demo-task';
import { planDemo } from '../../../demo-studio/making/plan-demo';
import { readStretch } from '../../../contract/kernel/song-stretch';
import { aDemoSong } from '../../support/builders/a-demo-plan';

const plan = planDemo(DEMO_CATALOGUE);
const clipTask = (title: string): DemoTask => plan.find((task) => task.kind === 'clip' && task.song.title === title)!;

/** Writers that record their calls; posters fail if the test says so. */
function aPiece(posterWorks = true) {
  const written: string[] = [];
  const orders: ClipOrder[] = [];
  const texts = { write: async (output: string) => void written.push(output) };
  const clips = {
    write: async (order: ClipOrder) => {
      written.push(order.output);
      orders.push(order);
      return { ok: true } as const;
    },
    writePoster: async (output: string) => {
      written.push(output);
      return posterWorks ? ({ ok: true } as const) : ({ ok: false, error: { kind: 'tool-missing' } } as const);
    },
  };
  const nothing = { write: async () => ({ ok: true }) as const };
  const pictures = { write: async () => undefined };
  return { piece: new MakePiece({ sounds: nothing, films: nothing, pictures, texts, clips }), written, orders };
}

describe('making a short video', () => {
  it('writes the captions and the poster first, then the video, beside the music of its artist', async () => {
    const { piece, written } = aPiece();
    expect(await piece.execute(clipTask('Ngủ Quên Trên Sóng'))).toMatchObject({ ok: true });
    const stem = 'library/Hạ Vy/shorts/Ngủ Quên Trên Sóng';
    expect(written).toEqual([`${stem}.vtt`, `${stem}.jpg`, `${stem}.mp4`]);
  });

  it('stores the artist, the song and the range of the song in a form that the import reads', async () => {
    const { piece, orders } = aPiece();
    await piece.execute(clipTask('Ngủ Quên Trên Sóng'));
    const [{ tags, stretch, sound } = { tags: undefined, stretch: undefined, sound: '' }] = orders;
    expect(tags).toMatchObject({ title: 'Ngủ Quên Trên Sóng', artist: 'Hạ Vy' });
    expect(sound).toBe('library/Hạ Vy/Bờ Bên Kia/01 Ngủ Quên Trên Sóng.m4a');
    const note = readStretch(tags?.comment ?? '');
    expect(note.text).toMatch(/ #\p{L}+$/u);
    expect(note.stretch?.fromMs).toBe(Math.round((stretch?.from ?? 0) * 1_000));
    expect(note.stretch?.toMs).toBe(Math.round((stretch?.to ?? 0) * 1_000));
  });

  it('writes no captions for a song without vocals', async () => {
    const { piece, written } = aPiece();
    await piece.execute(clipTask('Chuyến Phà Lúc Nửa Đêm'));
    expect(written.filter((output) => output.endsWith('.vtt'))).toEqual([]);
  });

  it('fails without the poster, and for a song that has no short video', async () => {
    const { piece, orders } = aPiece(false);
    expect(await piece.execute(clipTask('Ngủ Quên Trên Sóng'))).toMatchObject({
      ok: false,
      error: { kind: 'tool-missing' },
    });
    const album = { title: 'Album', artist: 'Artist', year: 2026, songCount: 1 };
    const none: DemoTask = { kind: 'clip', output: 'a.mp4', song: aDemoSong('Nobody’s'), album };
    expect(await piece.execute(none)).toMatchObject({ ok: false, error: { kind: 'broken' } });
    expect(orders).toEqual([]);
  });
});
