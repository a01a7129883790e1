import { BehaviorSubject, Subject } from 'rxjs';
import { ListeningSettingsStore } from '../../../../src/application/playback/settings/listening-settings-store';
import { LoudnessLevelling } from '../../../../src/application/playback/settings/loudness-levelling';
import { SoundShapingLink } from '../../../../src/application/playback/settings/sound-shaping-link';
import type { EqualiserGains } from '../../../../src/domain/playback/settings/equaliser';
import type { SoundShaping } from '../../../../src/domain/playback/settings/sound-shaping.port';
import { amplitudeOf } from '../../../../src/domain/shared/decibels';
import { aPlayerHarness } from '../../../support/builders/a-player-harness';
import { MemoryStore } from '../../../support/fakes/memory-store';

const LOUDNESS = [-8, -18, -11].map((integrated) => ({ integrated, truePeak: -6 }));
const ALBUM = { integrated: -10, truePeak: -2 };

describe('the loudness of songs', () => {
  function listen(loudness: 'off' | 'track' | 'album') {
    const harness = aPlayerHarness({ songCount: 3 });
    const settings = new ListeningSettingsStore(new MemoryStore());
    settings.update({ loudness });
    const fade = new BehaviorSubject(1);
    harness.songs.forEach((song, i) =>
      harness.catalogue.put({ ...song, loudness: LOUDNESS[i] ?? null, albumLoudness: ALBUM }),
    );
    new LoudnessLevelling(harness.store, settings, fade, harness.deck).start();
    return { ...harness, settings, fade };
  }

  const gainsAlong = async ({ player, songs, hls, pass }: ReturnType<typeof listen>): Promise<readonly unknown[]> => {
    player.dispatch({ kind: 'play-songs', songs, startIndex: 0 });
    await pass(1);
    const first = hls.level.gain;
    player.dispatch({ kind: 'next' });
    await pass(1);
    return [first, hls.level.gain];
  };

  it.each<['off' | 'track' | 'album', number, number]>([
    ['off', 0, 0],
    ['track', -6, 4],
    ['album', -4, -4],
  ])('follows the measurements of the songs in mode "%s"', async (mode, first, second) => {
    const gains = await gainsAlong(listen(mode));
    expect(gains).toEqual([amplitudeOf(first), amplitudeOf(second)].map((gain) => expect.closeTo(gain, 6)));
  });

  it('changes at once with the setting, and does not change volume and mute', async () => {
    const harness = listen('off');
    harness.player.dispatch({ kind: 'set-volume', volume: 30 });
    await gainsAlong(harness);
    harness.settings.update({ loudness: 'track' });
    expect(harness.hls.level).toEqual({ volume: 0.3, muted: false, gain: expect.closeTo(amplitudeOf(4), 6) });
  });

  it('remains unchanged until the loudness of the next song is known', async () => {
    const harness = listen('track');
    await gainsAlong(harness);
    const before = harness.hls.level.gain;
    harness.player.dispatch({ kind: 'next' });
    expect(harness.hls.level.gain).toBe(before);
    await harness.pass(1);
    expect(harness.hls.level.gain).toBeCloseTo(amplitudeOf(-3), 6);
  });

  it('follows the fade of the sleep timer', async () => {
    const harness = listen('track');
    await gainsAlong(harness);
    harness.fade.next(0.5);
    expect(harness.hls.level.gain).toBeCloseTo(amplitudeOf(4) / 2, 6);
  });
});

class NotingShaping implements SoundShaping {
  readonly silences = new Subject<void>();
  readonly silenced = this.silences.asObservable();
  readonly asked: string[] = [];

  setSpeed(speed: number): void {
    this.asked.push(`speed ${speed}`);
  }

  setEqualiser(gains: EqualiserGains | null): void {
    this.asked.push(`bands ${gains?.join(' ') ?? 'off'}`);
  }

  setLevelling(isOn: boolean): void {
    this.asked.push(`levelling ${isOn}`);
  }
}

describe('sound shaping', () => {
  function listen() {
    const harness = aPlayerHarness();
    const settings = new ListeningSettingsStore(new MemoryStore());
    const shaping = new NotingShaping();
    const link = new SoundShapingLink(harness.store, harness.song, settings, shaping).start();
    return { ...harness, settings, shaping, link };
  }

  it('plays songs as recorded at first', () => {
    expect(listen().shaping.asked).toEqual(['speed 1', 'bands off', 'levelling false']);
  });

  it('applies every setting, and sends nothing twice', () => {
    const { settings, shaping } = listen();
    shaping.asked.length = 0;
    settings.update({ speed: 1.5 });
    settings.update({ loudness: 'track' });
    settings.update({ equaliser: { isOn: true, gains: [1, 2, 3, 4, 5] } });
    settings.update({ equaliser: { isOn: false, gains: [1, 2, 3, 4, 5] } });
    expect(shaping.asked).toEqual(['speed 1.5', 'levelling true', 'bands 1 2 3 4 5', 'bands off']);
  });

  it('makes the deck check again which song follows, each time effects switch on or off', () => {
    const { song, settings } = listen();
    const settle = jest.spyOn(song, 'setSuccessor');
    settings.update({ equaliser: { isOn: true, gains: [1, 2, 3, 4, 5] } });
    settings.update({ loudness: 'album' });
    settings.update({ loudness: 'track' });
    expect(settle.mock.calls).toEqual([[], []]);
  });

  it('reports the fault blocked when the system prevents sound, and waits for a gesture', async () => {
    const { player, songs, shaping, hls, pass } = listen();
    player.dispatch({ kind: 'play-songs', songs, startIndex: 0 });
    await pass(2);
    shaping.silences.next();
    expect(player.state).toMatchObject({ fault: 'blocked', isPlaying: false, position: 2 });
    player.dispatch({ kind: 'play' });
    await pass(1);
    expect([player.state.fault, hls.audible]).toEqual([null, '/media/a/1/master.m3u8']);
  });

  it('reports no fault while nothing plays', () => {
    const { player, shaping } = listen();
    shaping.silences.next();
    expect(player.state.fault).toBeNull();
  });

  it('ends its subscription when it is unsubscribed', () => {
    const { shaping, link } = listen();
    link.unsubscribe();
    expect(shaping.silences.observed).toBe(false);
  });
});
