import type { PolicyMessages } from './vi';

export const policyEn: PolicyMessages = {
  terms: {
    title: 'Terms of use',
    lead: 'Sóng is software for listening to music and watching short videos that anybody can run on a server of their own. These terms are about the server you are using: what you may do here, and what you can expect.',
    section: {
      who: {
        title: 'Who runs this place',
        text: 'This server is run by a person or a group of their own accord, called the operator here. The operator chooses the music and the videos, and decides who may have an account.\nThe people who write the software Sóng do not run this server and see neither its content nor its data.\nYou can write to the operator on the contact page.',
      },
      account: {
        title: 'Your account',
        text: 'You can listen and watch without an account. You need one to like, save, follow, make playlists and comment.\n- Use an e-mail address of your own: codes for a new password go there.\n- Keep your password to yourself. Sóng never asks for it by mail.\n- If you see a device you do not know under Devices, log it out and change your password.\nThe operator may lock or delete accounts that are used to disturb or to harm others.',
      },
      music: {
        title: 'Music and videos',
        text: 'The music and the videos belong to those who made them. You may listen and watch in Sóng for yourself; copying, public performance and publishing elsewhere need their permission.\nSome songs are for Premium: everybody hears a preview of 30 seconds, accounts with Premium hear all of it. The operator turns Premium on; Sóng sells nothing and takes no money.\nIf something of yours is here without your permission, write on the contact page: say which, and why it is yours.',
      },
      conduct: {
        title: 'Comments and public playlists',
        text: 'What you write where others can read it is your responsibility. Please do not:\n- insult or threaten others, or expose their private matters;\n- advertise, deceive, or lead to unlawful content;\n- call Sóng by machine in great numbers, or try to get in where it is not meant for you.\nComments that are reported may be taken down. You can delete your own at any time.',
      },
      promise: {
        title: 'What to expect of Sóng',
        text: 'Sóng is provided as it is. The server may stop to be mended, songs may leave, features may change. As far as the law allows, the operator and those who write the software are not liable for what comes of that.\nThe software Sóng is open source under the MIT licence.',
      },
      change: {
        title: 'When the terms change',
        text: 'The terms come with the version of the software: what you are reading is what holds here. If you no longer agree, you can stop using it and have your account deleted by writing on the contact page.',
      },
    },
  },
  privacy: {
    title: 'Security and privacy',
    lead: 'This page tells what the server and your browser keep, what for, for how long, and what rights you have. No advertising, no selling of data, no following you to other sites.',
    section: {
      server: {
        title: 'What the server keeps',
        text: 'Without an account it keeps: which song was heard, when, for how long, and the number of the device (random digits, see below). That is where play counts and charts come from.\nWith an account it also keeps:\n- e-mail, display name, language, role and Premium; the password only as an argon2id hash, which nobody can read back;\n- what you fill in yourself: picture, phone number, birthday, gender, a few words about you;\n- what you like, save and follow, your playlists, your listening history, comments and reports;\n- your settings and what is playing, so that they follow you to another device; what your devices play is only told among them and not kept;\n- each sign-in: the name of the device, its IP address, when it was last active;\n- a security log: sign-ins, changes of password, devices logged out.\nThe data is in the database of this very server. Where the operator has configured a Firebase database by Google for it, your settings and what is playing are kept there, and what your devices play is told among them by way of it; Google then sees the IP addresses of your devices, and its code keeps notes of its own in your browser (keys that begin with firebase).',
      },
      browser: {
        title: 'What your browser keeps',
        text: 'Sóng sets one cookie, song_device, when you log in: a secret of this device that lets you log in while strangers guess at your password. Only the log-in calls of this site see it. Everything else is in the storage of your browser, on this device only:\n- accessToken, refresh_token (and a copy in the IndexedDB song-session): so that you stay logged in;\n- deviceId: random digits that recognise this browser;\n- i18nextLng, theme, pinned, shortcuts: language and looks;\n- listening, shorts, lyricOffsets and the keys that begin with player: how you listen and watch;\n- keptQueue, keptPlace: what is playing, so that a reload does not lose it;\n- sharedBy, sharedSettings, sharedQueue: what agrees with your other devices already;\n- playHistory, recentSearches, seenShorts: songs heard, words searched, videos seen;\n- cdnDomain, cdnProtectedDomain: where the music comes from;\n- pageViews: whether you agree to page views being counted;\n- scrollPlaces, furthestPage, panelTab, reloadedVersion: in this tab, until it is closed.\nThe installed app also keeps the code and the pictures of the interface; it keeps no music, no videos and no answers of the server. Beside that your browser keeps for a while what it has loaded from any site, and asks this one whether it still holds before it uses it again. Deleting the data of this site in your browser deletes all of these.',
      },
      retention: {
        title: 'For how long',
        text: '- Sessions: they end after 30 days without use, 90 at most; without "Stay logged in" after 12 hours, 24 at most.\n- Codes for a new password: 5 minutes.\n- Profile, playlists, likes, history: until you delete them, or the account is deleted.\n- Counts of page views: by day, for 400 days.\n- The logs of the server hold no passwords, no codes and nothing that you send; the operator decides how long logs are kept.',
      },
      mail: {
        title: 'E-mail',
        text: 'Sóng writes only when there is reason to: the code for a new password that you asked for, word that your password was changed, word of a suspicious session. There are no newsletters.\nWhat you write on the contact page goes to the operator by mail, with the name and the address you give, so that they can answer. Sóng does not keep it in the database.',
      },
      analytics: {
        title: 'Counting page views',
        text: 'Only if you agree, Sóng sends the path of each page you open (for example /search), without what you searched for, without your account and without the number of the device. The server keeps nothing but a number for each page and day.\nWhere the operator has configured Firebase Analytics by Google, page views are also sent there if you agree, and Google sees your IP address. Where they have not, nothing leaves this server.\nIf your browser says Do Not Track or Global Privacy Control, Sóng neither asks nor sends. You can change your mind at any time, in your profile or right below.',
      },
      rights: {
        title: 'Your rights',
        text: '- See and change your profile: the profile page.\n- Delete your listening history: the page Recently played. Delete playlists and comments: where they stand.\n- See your devices and log them out: under Devices.\n- Take back your consent to counting: the profile page.\n- Take your data along, or delete your account with everything of it: the profile page, under Your data.\nThe operator is responsible for the data here. If their answer does not satisfy you, you can complain to the data protection authority where you live.',
      },
      safety: {
        title: 'How it is kept safe',
        text: 'The page runs its own code only, under a strict content policy. Session tokens are renewed all the time and used once; if a copy comes back, that session is closed and you get a mail. After several wrong passwords the account is locked for a while.\nFound a hole? Please write to the operator on the contact page before you tell others.',
      },
    },
  },
};
