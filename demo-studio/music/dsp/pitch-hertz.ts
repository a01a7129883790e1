/** The frequency of a MIDI pitch, fractions between keys allowed; 69 is 440 Hz. */
export const pitchHertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);
