import { BehaviorSubject, Subject } from 'rxjs';
import type { SongsById } from '../../domain/catalogue/songs-by-id.port';
import { devicesOf, type Device } from '../../domain/live/devices-of';
import { toPlaybackTransfer } from '../../domain/live/playback-transfer';
import type { LiveCommand } from '../../domain/live/live-command';
import type { LiveDevices } from '../../domain/live/live-devices.port';
import type { Peer } from '../../domain/live/peer';
import type { Subscription } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { PlaybackServices } from '../playback/player/lazy-player';
import type { Time } from '../playback/deck/time';
import type { ControlState, DevicesControl } from './devices-control';
import { RemotePlayer } from './remote-player';
import { remotePlaybackServices } from './remote-playback-services';

export interface DeviceControlDeps {
  /** This device's own player. */
  readonly local: PlaybackServices;
  readonly songs: SongsById;
  readonly time: Time;
  /** Sets the player that the screens show and command from now on. */
  readonly use: (services: PlaybackServices) => void;
}

const ALONE: ControlState = { devices: [], controlled: null };

/** Chooses which of the account's devices the screens command, and transfers playback between devices. */
export class DeviceControl implements DevicesControl {
  private readonly subject = new BehaviorSubject<ControlState>(ALONE);
  readonly changes = this.subject.asObservable();
  private readonly failed = new Subject<GatewayFailure>();
  readonly failures = this.failed.asObservable();
  private remote: { readonly deviceId: string; readonly player: RemotePlayer } | null = null;
  private links: readonly Subscription[] = [];

  constructor(
    private readonly live: LiveDevices,
    private readonly deps: DeviceControlDeps,
  ) {}

  get state(): ControlState {
    return this.subject.value;
  }

  start(): void {
    this.links = [
      this.live.peers.subscribe((peers) => this.reflect(peers)),
      // Playback that is transferred here must also be commanded here.
      this.live.commands.subscribe(({ command }) => command.kind === 'take' && this.release()),
    ];
  }

  end(): void {
    this.links.forEach((link) => link.unsubscribe());
    this.release();
    this.subject.next(ALONE);
  }

  control(deviceId: string): void {
    const device = this.find(deviceId);
    this.release();
    if (device === undefined || device.isOwn) return;
    const send = (command: LiveCommand): void => void this.send(deviceId, command);
    const find = async (id: string) => {
      const found = await this.deps.songs.byIds([id]);
      return found.ok ? (found.value[0] ?? null) : null;
    };
    const player = new RemotePlayer(send, find, this.deps.time, this.deps.local.player.state);
    this.remote = { deviceId, player };
    player.reflect(device.peer);
    this.deps.use(remotePlaybackServices(this.deps.local, player));
    this.show(this.state.devices);
  }

  release(): void {
    if (this.remote === null) return;
    this.remote.player.end();
    this.remote = null;
    this.deps.use(this.deps.local);
    this.show(this.state.devices);
  }

  async playHere(deviceId: string): Promise<void> {
    if (await this.send(deviceId, { kind: 'hand-over' })) this.release();
  }

  async playThere(deviceId: string): Promise<void> {
    const { player } = this.deps.local;
    const wasPlaying = player.state.isPlaying;
    const listening = toPlaybackTransfer(player.state);
    if (listening === null) return;
    player.dispatch({ kind: 'pause' });
    if (await this.send(deviceId, { kind: 'take', listening })) this.control(deviceId);
    else if (wasPlaying) player.dispatch({ kind: 'play' });
  }

  private async send(deviceId: string, command: LiveCommand): Promise<boolean> {
    const device = this.find(deviceId);
    const sent = device === undefined ? null : await this.live.send(device.peer.id, command);
    if (sent?.ok === true) return true;
    this.failed.next(sent?.error ?? { kind: 'not-found' });
    return false;
  }

  private find(deviceId: string): Device | undefined {
    return this.state.devices.find(({ id }) => id === deviceId);
  }

  private reflect(peers: readonly Peer[]): void {
    const devices = devicesOf(peers);
    const { remote } = this;
    const device = devices.find(({ id }) => id === remote?.deviceId);
    this.show(devices);
    if (remote === null) return;
    if (device === undefined) this.release();
    else remote.player.reflect(device.peer);
  }

  private show(devices: readonly Device[]): void {
    const controlled = devices.find(({ id }) => id === this.remote?.deviceId) ?? null;
    this.subject.next({ devices, controlled });
  }
}
