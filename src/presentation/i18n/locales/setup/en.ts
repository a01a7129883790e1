import type { SetupMessages } from './vi';

/** How music is added: no music yet, an import in progress, the demo music being made. */
export const setupEn: SetupMessages = {
  empty: {
    title: 'No music here yet',
    text: 'Show Sóng your music folder and start again. Your files stay untouched.',
    copy: 'Copy the command',
    folderEmpty: 'Your music folder is connected, but nothing in it can be played yet.',
    plain: 'Music shows up here as soon as there is some.',
    guest: 'Music shows up here as soon as there is some. If you run this server, log in to see how to bring it in.',
    signIn: 'Log in',
  },
  import: {
    running: 'Bringing your music in: {{processed, number}} of {{found, number}} files',
    counting: 'Looking through your music folder…',
    refused_one: '{{count, number}} unreadable file skipped',
    refused_other: '{{count, number}} unreadable files skipped',
  },
  demo: {
    announced: 'Sóng is making demo music',
    making: 'Sóng is making demo music: {{made, number}} of {{total, number}} songs and videos',
    left_one: ', about {{count, number}} minute left',
    left_other: ', about {{count, number}} minutes left',
    dismiss: 'Hide the progress of the demo music',
  },
};
