import * as z from './schema';
import { Profile } from './sso';

const When = z.string();
const Named = z.object({ id: z.string(), name: z.string(), at: When });
const OwnSong = z.object({ id: z.string(), title: z.string(), artists: z.array(z.string()) });
const OwnClip = z.object({ id: z.string(), caption: z.string(), at: When });

/** All data that is stored about an account, for its owner to export. */
export const OwnData = z.object({
  exported_at: When,
  profile: Profile,
  devices: z.array(z.object({ name: z.string(), ip: z.string(), first_seen: When, last_seen: When })),
  liked_songs: z.array(z.extend(OwnSong, { at: When })),
  history: z.array(z.extend(OwnSong, { at: When, times: z.number() })),
  followed_artists: z.array(Named),
  saved: z.array(z.extend(Named, { kind: z.enum(['album', 'playlist']) })),
  playlists: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      is_public: z.boolean(),
      created_at: When,
      songs: z.array(OwnSong),
    }),
  ),
  clips: z.object({
    liked: z.array(OwnClip),
    saved: z.array(OwnClip),
    hidden: z.array(OwnClip),
    seen: z.array(OwnClip),
  }),
  /** The documents that are shared between the listener's devices, as the devices wrote them: the settings, the queue. */
  documents: z.array(z.object({ name: z.string(), body: z.string(), at: When })),
  comments: z.array(z.object({ id: z.string(), clip_id: z.string(), text: z.string(), at: When })),
});

export type OwnDataWire = z.infer<typeof OwnData>;
