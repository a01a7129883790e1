import {
  afterRefusedSound,
  areCaptionsShown,
  SILENT_START,
  toggleCaptions,
  toggleSound,
} from '../../../src/domain/shorts/clip-sound';

describe('the sound of clips', () => {
  it('is off at first, and captions stand in for it', () => {
    expect(SILENT_START.isMuted).toBe(true);
    expect(areCaptionsShown(SILENT_START)).toBe(true);
  });

  it('comes and goes with a tap, and captions the other way', () => {
    const sounding = toggleSound(SILENT_START);
    expect([sounding.isMuted, areCaptionsShown(sounding)]).toEqual([false, false]);
    expect(toggleSound(sounding)).toEqual(SILENT_START);
  });

  it('is off again where the browser lets nothing sound', () => {
    expect(afterRefusedSound(toggleSound(SILENT_START))).toEqual(SILENT_START);
  });

  it('leaves captions as the listener chose them', () => {
    const without = toggleCaptions(SILENT_START);
    expect(areCaptionsShown(without)).toBe(false);
    expect(areCaptionsShown(toggleSound(without))).toBe(false);
    expect(areCaptionsShown(toggleCaptions(without))).toBe(true);
  });
});
