import type { StaticPageMessages } from './vi';

export const staticPagesEn: StaticPageMessages = {
  links: {
    label: 'About Sóng',
    terms: 'Terms',
    privacy: 'Privacy',
    contact: 'Contact',
    app: 'Get the app',
  },
  contents: 'On this page',
  print: 'Print this page',
  contact: {
    title: 'Contact',
    text: 'Your message goes straight to whoever runs this server. They answer by e-mail.',
    messageHint: 'What do you need, or what is not right? If it is about a song, tell its title.',
    send: 'Send the message',
    tooOften: 'You have just sent a few messages.',
    sentTitle: 'Your message is sent',
    sentText: 'Thank you. The answer will come to {{email}}.',
    again: 'Write another message',
    aboutTitle: 'About us',
    aboutText:
      'Sóng is an open-source app for music and short videos. Every place has its own operator: the music here is theirs, and they read what you write.',
  },
  update: {
    title: 'Complete your profile',
    text: 'A few fields are still empty. Leave out whatever you like.',
    save: 'Save',
    later: 'Later',
    wholeTitle: 'Your profile is complete',
    wholeText: 'Nothing is missing. You can change your profile at any time.',
    toProfile: 'To your profile',
    loadFailed: "Couldn't load your profile",
  },
  app: {
    title: 'The Sóng app',
    welcome: 'Welcome to Sóng',
    text: 'Install Sóng on your phone or computer: one tap to open, the whole screen, your music where you left it. No app store in between.',
    install: 'Install the app',
    installed: 'Sóng is installed on this device.',
    running: 'You are using the installed app.',
    dismissed: 'Another time, then. You can still install it from the menu of your browser.',
    howTitle: 'How to install it',
    how: {
      ios: {
        title: 'iPhone, iPad',
        text: '- Open this page in Safari.\n- Tap the Share button.\n- Choose "Add to Home Screen", then "Add".',
      },
      android: {
        title: 'Android',
        text: '- Open the ⋮ menu of the browser.\n- Choose "Install app" or "Add to Home screen".',
      },
      mac: {
        title: 'Safari on a Mac',
        text: '- Open the File menu.\n- Choose "Add to Dock".',
      },
      desktop: {
        title: 'Chrome, Edge on a computer',
        text: '- Press the install icon at the end of the address bar.\n- Or open the menu of the browser and choose "Install Sóng".',
      },
      firefox: {
        title: 'Firefox on a computer',
        text: '- Firefox does not install web apps yet. Pin this tab, or open it in Chrome or Edge.',
      },
    },
    picture: 'Sóng’s home page on a phone',
    qr: 'QR code of {{address}}',
    qrText: 'Point your phone’s camera at this code to open Sóng there.',
    qrHere:
      'This code leads to the device you are looking at. To scan it with a phone, open Sóng by the server’s address in your network.',
    here: 'On this device',
    others: 'On other devices',
    insecure:
      'This page is open without HTTPS, so the browser will not install it. Whoever runs the server has to turn HTTPS on.',
    getsTitle: 'What you get',
    gets: '- A window and an icon of its own.\n- Music controls on the lock screen and on headphones.\n- A quick start: the interface is on the device already.\n- It opens without a connection too, and says that there is none. Music needs one.',
  },
  consent: {
    title: 'Counting page views',
    text: 'May Sóng count which pages are opened? The path alone, nothing about who you are.',
    more: 'What is counted?',
    yes: 'Agree',
    no: 'No',
    state: {
      granted: 'You agreed. Sóng counts the pages you open.',
      denied: 'Nothing is sent.',
      unasked: 'You have not chosen yet. Nothing is sent.',
      refused: 'Your browser asks not to be tracked. Nothing is sent.',
    },
  },
  renewed: { text: 'There is a new version of Sóng.', reload: 'Reload', later: 'Later' },
};
