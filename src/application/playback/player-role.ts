import type { ListPlayback } from './list-playback';
import type { Player } from './player';
import type { QueueEditing } from './queue-editing';

/** What a player does, wherever the sound comes out. */
export type PlayerRole = Pick<Player, keyof Player>;

/** What a listener does to a queue, wherever it is. */
export type QueueEditingRole = Pick<QueueEditing, keyof QueueEditing>;

/** Playing lists, wherever the sound comes out. */
export type ListPlaybackRole = Pick<ListPlayback, 'play' | 'offer'>;
