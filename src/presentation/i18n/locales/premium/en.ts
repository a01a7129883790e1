import type { PremiumMessages } from './vi';

/** Texts about songs that only some listeners can play whole. */
export const premiumEn: PremiumMessages = {
  badge: 'Premium',
  hint: '{{count, number}}-second preview',
  preview: '{{count, number}}-second preview.',
  sentence: 'You are hearing a preview of {{count, number}} seconds.',
  signIn: 'Sign in to hear all of it',
  learn: 'How to hear all of it',
  about: {
    title: 'This song is for Premium',
    text: 'Your account does not have Premium, so you hear the first {{count, number}} seconds. Whoever runs Sóng here can turn Premium on for you.',
    after: 'Once it is on, play the song again to hear all of it.',
    understood: 'Got it',
  },
};
