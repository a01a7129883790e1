import type { NoticeMessages } from './vi';

/** The texts of notices. */
export const noticesEn: NoticeMessages = {
  undo: 'Undo',
  'link-copied': 'Link copied',
  'command-copied': 'Command copied',
  'copy-failed': "Couldn't copy it.",
  'session-expired': 'Session expired, please log in again',
  'avatar-saved': 'Photo changed',
  'profile-saved': 'Profile saved',
  'device-signed-out': 'Signed out {{device}}',
  'others-signed-out_one': 'Signed out {{count, number}} other device',
  'others-signed-out_other': 'Signed out {{count, number}} other devices',
  'media-failed': {
    video: 'The video could not be opened. The song goes on.',
    audio: "Couldn't change to sound alone. The video goes on.",
    quality: "Couldn't play that quality. The song goes on as before.",
  },
  short: {
    hidden: "You won't see this video again",
    'still-hidden': "Couldn't undo it. This video stays hidden.",
    'comment-deleted': 'Comment deleted',
    'comment-gone': 'The comment is gone for good.',
    'comment-not-deleted': "Couldn't delete your comment. Try again.",
    'comment-reported': "Thanks, we'll take a look at this comment",
    missing: 'This video is gone. Here is more to watch.',
  },
  offline: "You're offline. Retrying…",
  online: "You're back online",
};
