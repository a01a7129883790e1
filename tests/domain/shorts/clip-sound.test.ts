import {
  afterRefusedSound,
  areCaptionsShown,
  SILENT_START,
  toggleCaptions,
  toggleSound,
} from '../../../src/domain/shorts/clip-sound';

describe('the sound of clips', () => {
  it('is off at first, and captions are shown instead', () => {
    expect(SILENT_START.isMuted).toBe(true);
    expect(areCaptionsShown(SILENT_START)).toBe(true);
  });

  it('is toggled by a tap, and captions are toggled the opposite way', () => {
    const sounding = toggleSound(SILENT_START);
    expect([sounding.isMuted, areCaptionsShown(sounding)]).toEqual([false, false]);
    expect(toggleSound(sounding)).toEqual(SILENT_START);
  });

  it('is off again when the browser refuses to play sound', () => {
    expect(afterRefusedSound(toggleSound(SILENT_START))).toEqual(SILENT_START);
  });

  it('does not change captions that the listener set', () => {
    const without = toggleCaptions(SILENT_START);
    expect(without).toEqual({ isMuted: true, captions: false });
    expect(areCaptionsShown(without)).toBe(false);
    expect(areCaptionsShown(toggleSound(without))).toBe(false);
    expect(areCaptionsShown(toggleCaptions(without))).toBe(true);
  });
});
