/** How the clips of one sitting sound. The choice of captions is the listener's; null: none was made. */
export interface ClipSound {
  readonly isMuted: boolean;
  readonly captions: boolean | null;
}

/** Every sitting begins without a sound: nobody asked for one. */
export const SILENT_START: ClipSound = { isMuted: true, captions: null };

/** One tap sounds the clip and all that follow it; another one silences them. */
export const toggleSound = (sound: ClipSound): ClipSound => ({ ...sound, isMuted: !sound.isMuted });

/** The browser let nothing sound: what follows is silent again, until the next tap. */
export const afterRefusedSound = (sound: ClipSound): ClipSound => ({ ...sound, isMuted: true });

/** Captions stand while there is no sound, unless the listener decided otherwise (design §11). */
export const areCaptionsShown = ({ isMuted, captions }: ClipSound): boolean => captions ?? isMuted;

/** From what is shown now to its opposite; from then on it is the listener's choice. */
export const toggleCaptions = (sound: ClipSound): ClipSound => ({ ...sound, captions: !areCaptionsShown(sound) });
