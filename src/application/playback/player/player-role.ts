import type { ListPlayback } from './list-playback';
import type { Player } from './player';
import type { QueueEditing } from './queue-editing';

/** The actions of a player, on whichever device the sound plays. */
export type PlayerRole = Pick<Player, keyof Player>;

/** A listener's actions on a queue, on whichever device it is. */
export type QueueEditingRole = Pick<QueueEditing, keyof QueueEditing>;

/** Playing lists, on whichever device the sound plays. */
export type ListPlaybackRole = Pick<ListPlayback, 'play' | 'offer'>;
