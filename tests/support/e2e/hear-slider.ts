import type { Listener } from './listener';

/** Stevens' law: what is set to half sounds half as loud, which is 10 dB less. */
export const amplitudeAt = (volume: number): number => (volume / 100) ** (1 / 0.6);

/** Moves the volume, and hears that all is as loud as it says, and nothing at 0 or while muted. `full` is what sounds at 100. */
export async function hearSlider({ ears, player }: Listener, full: number): Promise<void> {
  for (const share of [0.5, 0.1, 0.05, 1]) {
    await player.setsVolumeTo(share);
    await ears.hearLoudness(full * amplitudeAt(await player.volume()));
  }
  await player.setsVolumeTo(0);
  await ears.hearMuted();
  await player.setsVolumeTo(1);
  await ears.hearLoudness(full * amplitudeAt(await player.volume()));
  await player.togglesMute();
  await ears.hearMuted();
  await player.togglesMute();
  await ears.hearLoudness(full * amplitudeAt(await player.volume()));
}
