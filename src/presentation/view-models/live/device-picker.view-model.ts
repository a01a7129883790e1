import { makeAutoObservable, observableRef } from 'mobx';
import type { ControlState, DevicesControl } from '../../../application/live/devices-control';
import type { Device } from '../../../domain/live/devices-of';
import type { EventStream } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { NoticesViewModel } from '../notices.view-model';
import { Scope } from '../scope';

export interface LiveDeps {
  /** Emits null while nobody is signed in; emits nothing before the player's code is loaded. */
  readonly devices: EventStream<DevicesControl | null>;
}

const ALONE: ControlState = { devices: [], controlled: null };

/** The account's connected devices, which of them is controlled, and the playback transfer. */
export class DevicePickerViewModel {
  private state = ALONE;
  private remote: DevicesControl | null = null;
  private readonly scope = new Scope();
  private readonly controlScope = new Scope();

  constructor(
    private readonly deps: LiveDeps,
    private readonly notices: NoticesViewModel,
  ) {
    makeAutoObservable<this, 'deps' | 'notices' | 'state' | 'remote' | 'scope' | 'controlScope'>(
      this,
      {
        state: observableRef,
        deps: false,
        notices: false,
        remote: false,
        scope: false,
        controlScope: false,
      },
      { autoBind: true },
    );
  }

  /** Follows the devices from now on. */
  open(): void {
    this.scope.end();
    this.scope.hold(this.deps.devices.subscribe(this.take));
  }

  get devices(): readonly Device[] {
    return this.state.devices;
  }

  get hasOthers(): boolean {
    return this.devices.some(({ isOwn }) => !isOwn);
  }

  /** The other device that the screens control; null for this device. */
  get controlled(): Device | null {
    return this.state.controlled;
  }

  /** The other device that plays the music, if any: the controlled device, else one that plays while this one does not. */
  get elsewhere(): Device | null {
    if (this.controlled !== null) return this.controlled;
    const own = this.devices.find(({ isOwn }) => isOwn);
    if (own?.now?.isPlaying === true) return null;
    return this.devices.find(({ isOwn, now }) => !isOwn && now?.isPlaying === true) ?? null;
  }

  isControlled({ id }: Device): boolean {
    return this.controlled?.id === id;
  }

  /** Controls that device; if it is already controlled, releases it. */
  toggleControl(device: Device): void {
    if (this.isControlled(device)) this.remote?.release();
    else this.remote?.control(device.id);
  }

  playHere({ id }: Device): void {
    void this.remote?.playHere(id);
  }

  playThere({ id }: Device): void {
    void this.remote?.playThere(id);
  }

  dispose(): void {
    this.scope.end();
    this.take(null);
  }

  private take(control: DevicesControl | null): void {
    this.controlScope.end();
    this.remote = control;
    if (control === null) this.reflect(ALONE);
    else this.controlScope.hold(control.changes.subscribe(this.reflect), control.failures.subscribe(this.complain));
  }

  private reflect(state: ControlState): void {
    this.state = state;
  }

  private complain(failure: GatewayFailure): void {
    this.notices.show({ type: 'error', message: { kind: 'failure', failure } });
  }
}
