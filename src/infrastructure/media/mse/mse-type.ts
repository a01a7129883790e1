/** The type in which songs are served. */
export const MSE_TYPE = 'audio/mp4; codecs="mp4a.40.2"';
export const MSE_CODEC = 'mp4a.40.2';
