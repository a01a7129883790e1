/** The sound of the clips in one sitting. `captions` is the listener's choice; null: none was made. */
export interface ClipSound {
  readonly isMuted: boolean;
  readonly captions: boolean | null;
}

/** Every sitting starts muted: the listener has not asked for sound. */
export const SILENT_START: ClipSound = { isMuted: true, captions: null };

/** One tap unmutes the clip and all that follow; another one mutes them. */
export const toggleSound = (sound: ClipSound): ClipSound => ({ ...sound, isMuted: !sound.isMuted });

/** The browser blocked the sound: the clips are muted again until the next tap. */
export const afterRefusedSound = (sound: ClipSound): ClipSound => ({ ...sound, isMuted: true });

/** Captions are shown while muted, unless the listener chose otherwise (design §11). */
export const areCaptionsShown = ({ isMuted, captions }: ClipSound): boolean => captions ?? isMuted;

/** Switches the captions on or off; from then on the choice is the listener's. */
export const toggleCaptions = (sound: ClipSound): ClipSound => ({ ...sound, captions: !areCaptionsShown(sound) });
