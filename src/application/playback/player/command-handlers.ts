import type { PlayerCommand } from './player-command';

/** One function for each command; each receives only its own command. */
export type CommandHandlers = {
  readonly [K in PlayerCommand['kind']]: (command: Extract<PlayerCommand, { kind: K }>) => void;
};

/** Calls the command's own function; a command without one does nothing. */
export function handleCommand(handlers: Partial<CommandHandlers>, command: PlayerCommand): void {
  const handle = handlers[command.kind] as ((command: PlayerCommand) => void) | undefined;
  handle?.(command);
}
