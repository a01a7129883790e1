import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { withVisits } from '../support/e2e/visits';

describe('Volume', () => {
  const visits = withVisits();

  async function hearsASong(): Promise<Listener> {
    const listener = await visits.arrive();
    await listener.opensHome();
    const title = await listener.playsFrom('Mới phát hành', 1);
    await listener.ears.hearTone(toneOf(title));
    return listener;
  }

  it('starts in the middle', async () => {
    const listener = await hearsASong();
    expect(await listener.player.volume()).toBe(50);
    const { volume } = await listener.ears.listen();
    expect(volume).toBeGreaterThan(0);
    expect(volume).toBeLessThan(1);
  });

  it('follows the slider', async () => {
    const listener = await hearsASong();
    const before = await listener.ears.listen();
    await listener.player.setsVolumeTo(0.9);
    const after = await listener.ears.listen();
    expect(await listener.player.volume()).toBeGreaterThan(85);
    expect(after.volume).toBeGreaterThan(before.volume);
  });

  it('is nothing while muted, and the song goes on', async () => {
    const listener = await hearsASong();
    await listener.player.togglesMute();
    const muted = await listener.ears.hearSound();
    expect(muted.volume).toBe(0);
    expect(await listener.player.isPressed('mute')).toBe(true);
  });

  it('comes back as it was when the mute ends', async () => {
    const listener = await hearsASong();
    const before = await listener.ears.listen();
    await listener.player.togglesMute();
    await listener.player.togglesMute();
    expect((await listener.ears.listen()).volume).toBe(before.volume);
    expect(await listener.player.volume()).toBe(50);
  });
});
