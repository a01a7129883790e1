import type { SaidWords } from './vi';

/** What is said in passing. */
export const saidEn: SaidWords = {
  'link-copied': 'Link copied',
  'command-copied': 'Command copied',
  'copy-failed': "Couldn't copy it.",
  'session-expired': 'Session expired, please log in again',
  'avatar-saved': 'Photo changed',
  'profile-saved': 'Profile saved',
  'device-signed-out': 'Signed out {{device}}',
  'others-signed-out_one': 'Signed out {{count, number}} other device',
  'others-signed-out_other': 'Signed out {{count, number}} other devices',
  offline: "You're offline. Retrying…",
  online: "You're back online",
};
