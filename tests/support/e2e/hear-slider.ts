import type { Listener } from './listener';

/** Stevens' law: half the volume setting sounds half as loud, which is 10 dB less. */
export const amplitudeAt = (volume: number): number => (volume / 100) ** (1 / 0.6);

/** Moves the volume and checks that the loudness matches it, with silence at 0 and while muted. `full` is the loudness at 100. */
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
